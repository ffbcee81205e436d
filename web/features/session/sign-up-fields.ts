import { z } from 'zod';
import type { UserType } from '#contract/profiles.ts';
import type { Portal } from './portal-access.ts';

export const userTypeOfPortal: Record<Portal, UserType> = { business: 'business', rep: 'sales_rep' };

export const signUpFields = z
  .object({
    userType: z.enum(['sales_rep', 'business'], "Please select whether you're a sales rep or business owner"),
    fullName: z.string().trim().min(1, 'Please enter your full name').max(120, 'This name is too long'),
    email: z.email('Please enter your email address'),
    password: z.string().min(8, 'Please choose a password of at least 8 characters'),
    confirmPassword: z.string(),
    companyName: z.string().trim().max(120, 'This name is too long'),
    locationId: z.string().nullable(),
    industryId: z.string().nullable(),
  })
  .superRefine((fields, context) => {
    if (fields.password !== fields.confirmPassword) {
      context.addIssue({
        code: 'custom',
        path: ['confirmPassword'],
        message: 'Please make sure both passwords are the same',
      });
    }
    if (fields.userType === 'business' && fields.companyName === '') {
      context.addIssue({ code: 'custom', path: ['companyName'], message: 'Please enter your company name' });
    }
  });

export type SignUpFields = z.output<typeof signUpFields>;

/** Titles of the toast that goes with the first of these that is wrong, in this order. */
export const signUpFieldTitles = [
  ['confirmPassword', "Passwords don't match"],
  ['fullName', 'Full name required'],
  ['userType', 'User type required'],
] as const;

/** What is sent along with the account, by the names that the server knows. */
export function metadataOf(fields: SignUpFields): Record<string, string> {
  const shared = { full_name: fields.fullName, user_type: fields.userType };
  const given = Object.entries(
    fields.userType === 'business'
      ? {
          company_name: fields.companyName,
          primary_location: fields.locationId,
          primary_industry: fields.industryId,
        }
      : { preferred_location: fields.locationId, preferred_industry: fields.industryId },
  ).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return { ...shared, ...Object.fromEntries(given) };
}
