import { z } from 'zod';
import type { UserType } from '#contract/accounts/roles.ts';
import { emailAddress } from '#contract/fields.ts';
import { nameField } from '#contract/names/name-field.ts';
import type { ToastMessage } from '#web/lib/toast.ts';
import type { Portal } from './portals.ts';

export const userTypeOfPortal: Record<Portal, UserType> = { business: 'business', rep: 'sales_rep' };

export const shortestPassword = 8;

/** A new password, typed twice. */
export const newPasswordFields = {
  password: z
    .string()
    .min(1, 'Please choose a password')
    .min(shortestPassword, `Please choose a password of at least ${shortestPassword} characters`),
  confirmPassword: z.string().min(1, 'Please type the password again'),
};

export const passwordsDiffer = 'Please make sure both passwords are the same';

const noName = 'Please enter your full name';
const noUserType = "Please select whether you're a sales rep or business owner";

interface TypedTwice {
  readonly password: string;
  readonly confirmPassword: string;
}

/** An empty second one has its own message. */
export const samePasswords = ({ password, confirmPassword }: TypedTwice) =>
  confirmPassword === '' || password === confirmPassword;

export const always = () => true;

export const signUpFields = z
  .object({
    userType: z.enum(['sales_rep', 'business'], noUserType),
    fullName: z.string().trim().min(1, noName).max(120, 'This name is too long').pipe(nameField('Full name')),
    email: emailAddress('Please enter your email address'),
    ...newPasswordFields,
    companyName: z
      .string()
      .trim()
      .max(120, 'This name is too long')
      .superRefine((name, { addIssue }) => {
        // A rep has none.
        const wrong = name === '' ? undefined : nameField('Company name').safeParse(name).error;
        if (wrong) addIssue(wrong.issues[0]?.message ?? 'Please check this name');
      }),
    locationId: z.string().nullable(),
    industryId: z.string().nullable(),
    /** The plan that was chosen on another page. */
    planId: z.string().nullable(),
  })
  // All errors are shown together: these don't wait for the rest to be valid.
  .refine(samePasswords, { path: ['confirmPassword'], message: passwordsDiffer, when: always })
  .refine(({ userType, companyName }) => userType !== 'business' || companyName.trim() !== '', {
    path: ['companyName'],
    message: 'Please enter your company name',
    when: always,
  });

export type SignUpEntered = z.input<typeof signUpFields>;
export type SignUpFields = z.output<typeof signUpFields>;

type Checked = Pick<SignUpEntered, 'password' | 'confirmPassword' | 'fullName'> & { readonly userType?: unknown };

/** The toast of the first invalid one, in the order and words of the specification; null if none is. */
export function signUpTrouble({ password, confirmPassword, fullName, userType }: Checked): ToastMessage | null {
  const trouble = (title: string, description: string): ToastMessage => ({
    title,
    description,
    variant: 'destructive',
  });
  if (password !== confirmPassword) return trouble("Passwords don't match", passwordsDiffer);
  if (fullName.trim() === '') return trouble('Full name required', noName);
  if (!userType) return trouble('User type required', noUserType);
  return null;
}

/** Data sent along with the account, by the server's names: the entered values, and the lead's other values. */
export function metadataOf(fields: SignUpFields, lead: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { userType, fullName, companyName, locationId, industryId, planId } = fields;
  const given = Object.entries({
    ...lead,
    full_name: fullName,
    user_type: userType,
    ...(userType === 'business'
      ? { company_name: companyName, primary_location: locationId, primary_industry: industryId }
      : { preferred_location: locationId, preferred_industry: industryId }),
    selected_plan: planId,
  });
  return Object.fromEntries(given.filter((entry): entry is [string, string] => Boolean(entry[1])));
}
