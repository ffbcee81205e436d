// Apart from the fields, so that public pages have the rules without zod.
/** Characters without a glyph: direction marks, zero-width characters, byte order marks, soft hyphens. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Spaces of every width, every dash, and other signs between groups of digits. U+2212 is the minus sign. */
const grouping = /[\s\p{Z}\p{Pd}\u2212_'’‘ʼ"“”„`*·•‧∙]/gu;
/** Around a number in a sentence or a list. */
const aroundNumber = new Set('.,;:()[]{}<>#');
/** `ID no. `, `Acc: `, `Tel ` before a number of digits alone. One letter may be a digit that was misread, such as O. */
const label = /^\P{N}?\p{L}{2}[\p{L}\s.]{0,30}[\s.:#]{1,3}(?=[\p{Nd}+("'“])/u;

/** The text without its invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** Plain letters and signs for full-width ones, and plain digits for those of any script. */
export const plainWidth = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u3002\uFF61]/g, '.')
    .replace(/(?![0-9])\p{Nd}/gu, plainDigit);

/** The text without the words before its number, where it has digits alone. */
export const withoutLabel = (text: string): string => withoutInvisible(text).trimStart().replace(label, '');

/**
 * A number as it is stored: without spaces, dashes and invisible characters, and with plain digits. People copy numbers from contacts,
 * PDFs and banks, where they are written in groups, wrapped in direction marks, and end a sentence. Letters and other signs are left to
 * the caller.
 */
export function cleanNumber(typed: string): string {
  const text = plainWidth(withoutInvisible(typed)).replace(grouping, '');
  let [start, end] = [0, text.length];
  while (start < end && aroundNumber.has(text.charAt(start))) start++;
  while (end > start && aroundNumber.has(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** The digits of a number with a checksum, whatever is before and between them. */
export const checkedNumber = (typed: string): string => cleanNumber(withoutLabel(typed)).replace(/[./\\]/g, '');

/** Unicode orders the digits of a script consecutively, from zero. Adjacent scripts have ten each. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}
