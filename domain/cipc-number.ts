/** What is wrong with a company's number. */
export type CipcNumberFault = 'form' | 'year';

/** Of the first register of companies there is. */
const firstYear = 1800;

/** The number with the strokes it is written with, where only they are missing. */
export function cipcNumber(text: string): string {
  const tidy = text.replaceAll(/\s/g, '');
  return /^\d{12}$/.test(tidy) ? `${tidy.slice(0, 4)}/${tidy.slice(4, 10)}/${tidy.slice(10)}` : tidy;
}

/** Looks at a CIPC registration number, `YYYY/NNNNNN/NN`, whatever kind of company its last two digits say. */
export function cipcNumberFault(text: string, today: string): CipcNumberFault | null {
  const found = /^(\d{4})\/\d{6}\/\d{2}$/.exec(cipcNumber(text));
  if (!found) return 'form';
  const year = Number(found[1]);
  return year < firstYear || year > Number(today.slice(0, 4)) ? 'year' : null;
}
