// Apart from the fields, so that public pages have the rules without zod.
/** What is drawn as nothing: direction marks, zero-width characters, byte order marks, soft hyphens. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Spaces of every width, and every dash. U+2212 is the minus sign. */
const grouping = /[\s\p{Z}\p{Pd}\u2212]/gu;
/** Zero of the digits that phones in other languages write: full width, Arabic, and Persian. */
const zeros = [0xff10, 0x0660, 0x06f0];

/** The text without its invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/**
 * A number as it is stored: without spaces, dashes and invisible characters, and with plain digits. People copy numbers from contacts,
 * PDFs and banks, where they are written in groups and wrapped in direction marks. Letters and other signs are left to the caller.
 */
export const cleanNumber = (typed: string): string =>
  withoutInvisible(typed)
    .replace(grouping, '')
    .replace(/\p{Nd}/gu, plainDigit);

function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}
