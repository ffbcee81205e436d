import { z } from 'zod';
import { cleanEmail, isEmailAddress, longestEmail, whyNoEmail } from './email-address.ts';
import { inOneForm } from './one-form.ts';
import { isPhoneNumber, phoneExpected, plainSigns } from './phone-number.ts';
import { isOneLine, isPrintable, tidyText } from './plain-text.ts';

function text(maximum: number, label: string) {
  return z
    .string(`${label} is required.`)
    .overwrite(tidyText)
    .max(maximum, `${label} can be at most ${maximum} characters long.`)
    .refine(isPrintable, { error: `${label} contains characters we can’t store.`, abort: true });
}

const oneLine = (label: string, maximum: number) =>
  text(maximum, label).refine(isOneLine, `${label} must be on one line.`);

/** A required line of text, trimmed. */
export const line = (label: string, maximum = 120) => oneLine(label, maximum).min(1, `${label} is required.`);

/** An optional line of text: blank becomes null. */
export const optionalLine = (label: string, maximum = 120) =>
  oneLine(label, maximum)
    .nullish()
    .transform((value) => value || null);

/** The same where null has to be given: a missing value leaves it unchanged. */
export const lineOrNone = (label: string, maximum = 120) =>
  oneLine(label, maximum)
    .nullable()
    .transform((value) => value || null);

/** Required text of several lines, trimmed. */
export const prose = (label: string, maximum = 5000) => text(maximum, label).min(1, `${label} is required.`);

/** Optional text: blank becomes null. */
export const optionalProse = (label: string, maximum = 5000) =>
  text(maximum, label)
    .nullish()
    .transform((value) => value || null);

/** The content of a file, unchanged: nothing is trimmed. */
export const fileText = (label: string, maximum: number) =>
  z
    .string(`${label} is required.`)
    .max(maximum, `${label} can be at most ${maximum} characters long.`)
    .refine(isPrintable, `${label} contains characters we can’t store.`);

/** An email address without what is copied along with it. Its domain may be written in any script. */
export const emailAddress = (wrong: string, missing = wrong) =>
  z
    .string(missing)
    .overwrite((typed) => cleanEmail(inOneForm(typed)))
    .max(longestEmail, `An email address can be at most ${longestEmail} characters long.`)
    // One check, which doesn't abort: a form whose email is blank still reports problems between its other fields.
    .refine(isEmailAddress, { error: ({ input }) => (input === '' ? missing : (whyNoEmail(String(input)) ?? wrong)) })
    .meta({ format: 'idn-email' });

/** An optional phone number, as it is written in plain signs: blank becomes null. */
export const phoneNumber = (label: string) =>
  z
    .string(`${label} is required.`)
    .overwrite(plainSigns)
    .max(40, `${label} can be at most 40 characters long.`)
    .nullish()
    .transform((typed) => typed || null)
    .refine((typed) => typed === null || isPhoneNumber(typed), phoneExpected);

/** As PostgreSQL writes it, so that one id is one text. */
export const id = z.uuid('This isn’t a valid id.').toLowerCase();

/** R10 million is far above any gig. */
export const mostCents = 1_000_000_000;

/** Integer cents. */
export const cents = (label: string) =>
  z
    .int(`${label} must be an amount in rand.`)
    .min(1, `${label} must be more than R0.`)
    .max(mostCents, `${label} can be at most R10,000,000.`);

/** The version of a row, as it was read; an `integer` of PostgreSQL ends there. */
export const rowVersion = z.int().min(1).max(2_147_483_647);

export const timestamp = z.iso.datetime();

/** A calendar day in South Africa, `YYYY-MM-DD`. */
export const day = (label: string) =>
  z.iso
    .date({ error: `${label} must be a date.`, abort: true })
    // PostgreSQL has no year 0, which is also where the first day of year 1 begins in South Africa; nor has ours five digits.
    .refine((text) => /^(?:19|2\d)/.test(text), `${label} must be a date.`);
