import { cleanNumber, withoutInvisible } from './clean-number.ts';

// Apart from the fields, so that public pages have the rule without zod.
/** Signs that people put between groups of digits. */
const between = /[()./]/g;
const southAfrican = /^(?:(?:\+|00)?270?|0)[1-9]\d{8}$/;
/** With the code of another country, as E.164 has it. */
const foreign = /^(?:\+|00)(?!27)[1-9]\d{6,14}$/;

/** As far as its digits tell. Which numbers a country gives out is the server's to know. */
export function isPhoneNumber(typed: string): boolean {
  const digits = cleanNumber(typed).replace(between, '');
  return southAfrican.test(digits) || foreign.test(digits);
}

/** A number as it is written, with hyphens and spaces for all that look like them, and without invisible characters. */
export const plainSigns = (typed: string): string =>
  withoutInvisible(typed)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Z}/gu, ' ')
    .trim();

export const phoneExpected = 'Enter a phone number such as 082 123 4567 or +27 82 123 4567.';
