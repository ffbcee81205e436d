/** Limits of a bank for one text field of a batch. */
export const longestBankText = 16;

/** Letters that do not decompose into a plain one and a mark. */
const folded: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  ŋ: 'n',
  Ŋ: 'N',
};

/**
 * Plain letters, digits, spaces, points and hyphens, beginning with a letter or a digit: a spreadsheet has no formula to run, and a CSV file nothing
 * to quote. Empty when none of the text can be written so.
 */
export function bankText(text: string, longest = longestBankText): string {
  return [...text.normalize('NFKD')]
    .map((letter) => folded[letter] ?? letter)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^A-Za-z0-9 .-]/g, '')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, longest)
    .trimEnd();
}
