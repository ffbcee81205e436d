import { z } from 'zod';

// PostgreSQL cannot store U+0000, and other control characters have no place in what a person reads.
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

const printable = (text: string) => text.isWellFormed() && !unprintable.test(text);

function text(maximum: number, label: string) {
  return z
    .string(`${label} is required.`)
    .trim()
    .max(maximum, `${label} can be at most ${maximum} characters long.`)
    .refine(printable, `${label} contains characters that cannot be stored.`);
}

/** A required line of text, trimmed. */
export const line = (label: string, maximum = 120) =>
  text(maximum, label)
    .min(1, `${label} is required.`)
    .refine((value) => !/[\r\n\t]/.test(value), `${label} must be on one line.`);

/** Required text of several lines, trimmed. */
export const prose = (label: string, maximum = 5000) => text(maximum, label).min(1, `${label} is required.`);

/** Optional text: blank becomes null. */
export const optionalProse = (label: string, maximum = 5000) =>
  text(maximum, label)
    .nullish()
    .transform((value) => value || null);

export const id = z.uuid('This is not a valid id.');

/** Integer cents; R10 million is far above any gig. */
export const cents = (label: string) =>
  z
    .int(`${label} must be an amount in rand.`)
    .min(1, `${label} must be more than R0.`)
    .max(1_000_000_000, `${label} can be at most R10,000,000.`);

export const timestamp = z.iso.datetime();

/** A calendar day in South Africa, `YYYY-MM-DD`. */
export const day = (label: string) =>
  z.iso
    .date(`${label} must be a date.`)
    // PostgreSQL has no year 0.
    .refine((text) => !text.startsWith('0000'), `${label} must be a date.`);
