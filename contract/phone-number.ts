import { cleanNumber, plainWidth, withoutInvisible, withoutLabel } from './clean-number.ts';

// Apart from the fields, so that public pages have the rule without zod.
/** Signs that people put between groups of digits, beside those of any number. */
const between = /[()[\]./]/g;
const southAfrican = /^(?:(?:\+|00)?270?|0)[1-9]\d{8}$/;
/** With the code of another country, as E.164 has it. */
const foreign = /^(?:\+|00)(?!27)[1-9]\d{6,14}$/;

/** Whether it can be a phone number by its digits. Which numbers a country assigns is checked by the server. */
export function isPhoneNumber(typed: string): boolean {
  const digits = cleanNumber(plainSigns(typed)).replace(between, '');
  return southAfrican.test(digits) || foreign.test(digits);
}

/** `tel:`, `Tel: `, `WhatsApp: `, quotes and an equals sign of a spreadsheet. */
const before = /^(?:[a-z]{2,12}:)?[\s='"“‘]{0,3}/i;
const behind = /[\s.,;:'"”’]{1,3}$/;
/** The code of the country behind a zero: `027 82 123 4567`. */
const zeroBeforeCode = /^0(?=27(?:\D?\D?\D?\d){9}\D?$)/;

/** A number as written, with plain digits, hyphens and spaces for all that look like them, and without what is copied along. */
export const plainSigns = (typed: string): string =>
  withoutLabel(plainWidth(withoutInvisible(typed)))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\s\p{Z}_*·•‧∙]+/gu, ' ')
    .trim()
    .replace(before, '')
    .replace(behind, '')
    .replace(zeroBeforeCode, '+');

export const phoneExpected = 'Enter a phone number such as 082 123 4567 or +27 82 123 4567.';
