import type { UserType } from '#contract/accounts/roles.ts';
import { labelOf } from '#contract/catalogue/options.ts';
import {
  type leadAvailability,
  type leadExperience,
  leadIndustries,
  leadProvinces,
  leadStatus,
} from '#contract/contact/lead-options.ts';
import { businessPlans, charges, type Plan, repPlans } from '#contract/pricing.ts';
import type { repAvailability, repExperience } from '#contract/profiles/options.ts';

export interface SignUpPrefill {
  readonly fullName: string;
  readonly companyName: string;
  readonly email: string;
  /** As a user reads it; null if not in the lead. */
  readonly province: string | null;
  readonly industry: string | null;
  /** Values without a sign-up field: the new profile starts with them. */
  readonly profile: ProfilePrefill;
}

/** By the server's names; without missing values. */
export type ProfilePrefill = Partial<Record<'phone' | 'description' | 'experience' | 'availability', string>>;

const nothing: SignUpPrefill = {
  fullName: '',
  companyName: '',
  email: '',
  province: null,
  industry: null,
  profile: {},
};

type ValueOf<Choices extends readonly { readonly value: string }[]> = Choices[number]['value'];

const experienceOf: Record<ValueOf<typeof leadExperience>, ValueOf<typeof repExperience>> = {
  'no-experience': 'entry',
  '0-1-years': 'entry',
  '1-3-years': 'junior',
  '3-5-years': 'mid',
  '5-10-years': 'senior',
  '10-plus-years': 'senior',
};

const availabilityOf: Record<ValueOf<typeof leadAvailability>, ValueOf<typeof repAvailability>> = {
  'part-time': 'part-time',
  flexible: 'flexible',
  'full-time': 'full-time',
  'project-based': 'flexible',
};

/**
 * What a sign-up form may take from the lead form of this browser.
 * @param raw the stored record; untrusted
 */
export function prefillOf(side: 'business' | 'rep', raw: string | null): SignUpPrefill {
  const lead = recordOf(raw);
  if (lead.status !== leadStatus) return nothing;
  const text = (name: string, longest = 200) => {
    const value = lead[name];
    return typeof value === 'string' ? value.trim().slice(0, longest) : '';
  };
  const first = side === 'business' ? lead.industry : Array.isArray(lead.industries) ? lead.industries[0] : undefined;
  const province = text('location');
  return {
    fullName: text(side === 'business' ? 'contactName' : 'fullName'),
    companyName: side === 'business' ? text('companyName') : '',
    email: text('email'),
    province: side === 'rep' && province ? labelOf(leadProvinces, province) : null,
    industry: typeof first === 'string' && first ? labelOf(leadIndustries, first) : null,
    profile: given({
      phone: text('phone', 40),
      // A business's lead describes one gig, which doesn't belong on its profile.
      description: side === 'rep' ? text('description', 2000) : '',
      experience: side === 'rep' ? meant(experienceOf, text('experience')) : '',
      availability: side === 'rep' ? meant(availabilityOf, text('availability')) : '',
    }),
  };
}

/** The side the form may assume without asking: of the only lead form filled in. */
export function sideOfLead(prefill: Readonly<Record<UserType, Pick<SignUpPrefill, 'email'>>>): UserType | undefined {
  const known = (['business', 'sales_rep'] as const).filter((userType) => prefill[userType].email !== '');
  return known.length === 1 ? known[0] : undefined;
}

const given = (details: Required<ProfilePrefill>): ProfilePrefill =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''));

const meant = (meanings: Readonly<Record<string, string>>, word: string) =>
  Object.hasOwn(meanings, word) ? (meanings[word] ?? '') : '';

/** The record to store once its person has an account: it prefills no other sign-up. */
export function asRegistered(raw: string | null): string | null {
  const lead = recordOf(raw);
  return lead.status === leadStatus ? JSON.stringify({ ...lead, status: 'registered' }) : null;
}

function recordOf(raw: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(raw ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The catalogue's row for a lead's value: `Finance` is `Financial Services` there. */
export function findByWord(rows: readonly Named[], word: string | null): string | null {
  if (word === null) return null;
  const start = firstWord(word);
  const exact = rows.find(({ name }) => name.toLowerCase() === word.toLowerCase());
  return (exact ?? rows.find(({ name }) => isSameStem(firstWord(name), start)))?.id ?? null;
}

const firstWord = (text: string) => text.toLowerCase().match(/[a-z]+/)?.[0] ?? '';

function isSameStem(one: string, other: string): boolean {
  const needed = Math.max(4, Math.min(5, one.length, other.length));
  return one.slice(0, needed) === other.slice(0, needed) && one.length >= needed && other.length >= needed;
}

const plansOf: Record<UserType, readonly Plan[]> = { business: businessPlans, sales_rep: repPlans };

/** The previously chosen plan, with its current price. */
export function chosenPlan(userType: UserType, id: string | null) {
  const plan = plansOf[userType].find((one) => one.id === id);
  return plan
    ? { ...plan, ...charges[userType === 'business' ? 'business' : 'rep'], planCents: plan.monthlyCents }
    : null;
}
