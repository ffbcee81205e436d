import { sql } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { callBackDays } from '#contract/accounts/support-changes.ts';
import { phoneExpected, plainSigns } from '#contract/phone-number.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { businessProfiles, repProfiles } from '../tables.ts';

/** What the columns allow. Austria's numbering plan also has shorter numbers, and Germany's longer ones. */
const e164 = /^\+[1-9]\d{6,14}$/;

/** The typed phone number as E.164; South African unless it has a country code. Null when it is invalid. */
export function phoneOrNull(typed: string): string | null {
  const number = parsePhoneNumberFromString(plainSigns(typed), 'ZA');
  // An extension is not part of E.164, and would be lost silently.
  return number?.isValid() && number.ext === undefined && e164.test(number.number) ? number.number : null;
}

/** The same for a required number. */
export function readPhone(typed: string | null): string | null {
  if (typed === null) return null;
  const phone = phoneOrNull(typed);
  if (phone !== null) return phone;
  throw new Refusal('request.invalid', {
    fields: [{ field: 'phone', message: phoneExpected }],
  });
}

/** The columns to save for a phone number. When it replaces a number in use for long, that one is kept for callbacks. */
export const phoneColumns = (profiles: typeof repProfiles | typeof businessProfiles, phone: string | null) => ({
  phone,
  phoneSince: sql`case when ${profiles.phone} is distinct from ${phone}::text then now() else ${profiles.phoneSince} end`,
  formerPhone: sql`case when ${profiles.phone} is distinct from ${phone}::text
    and ${profiles.phone} is not null and ${profiles.phoneSince} <= now() - make_interval(days => ${callBackDays}::int)
    then ${profiles.phone} else ${profiles.formerPhone} end`,
});
