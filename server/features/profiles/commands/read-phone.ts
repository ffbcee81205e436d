import { sql } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { callBackDays } from '#contract/accounts/support-changes.ts';
import { phoneExpected, plainSigns } from '#contract/phone-number.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { businessProfiles, repProfiles } from '../tables.ts';

/** What the columns hold. Austria's numbering plan has shorter numbers too, and Germany's longer ones. */
const e164 = /^\+[1-9]\d{6,14}$/;

/** What a person typed as a phone number, as E.164; South African unless it says otherwise. Null when it is none. */
export function phoneOrNull(typed: string): string | null {
  const number = parsePhoneNumberFromString(plainSigns(typed), 'ZA');
  // An extension is not part of E.164, and would be lost without a word.
  return number?.isValid() && number.ext === undefined && e164.test(number.number) ? number.number : null;
}

/** The same where it was asked for. */
export function readPhone(typed: string | null): string | null {
  if (typed === null) return null;
  const phone = phoneOrNull(typed);
  if (phone !== null) return phone;
  throw new Refusal('request.invalid', {
    fields: [{ field: 'phone', message: phoneExpected }],
  });
}

/** The columns that a profile is saved with: a number that was there for long is kept for a call back when another replaces it. */
export const phoneColumns = (profiles: typeof repProfiles | typeof businessProfiles, phone: string | null) => ({
  phone,
  phoneSince: sql`case when ${profiles.phone} is distinct from ${phone}::text then now() else ${profiles.phoneSince} end`,
  formerPhone: sql`case when ${profiles.phone} is distinct from ${phone}::text
    and ${profiles.phone} is not null and ${profiles.phoneSince} <= now() - make_interval(days => ${callBackDays}::int)
    then ${profiles.phone} else ${profiles.formerPhone} end`,
});
