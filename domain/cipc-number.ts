import { cleanNumber, withoutInvisible } from '#contract/clean-number.ts';

/** What is wrong with a company's number. */
export type CipcNumberFault = 'form' | 'year';

/** Of the first register of companies there is. */
const firstYear = 1800;
/** From then on every number has a year of four digits and six digits after it. */
const fullLengthYear = 2000;

/** Strokes, and the dashes and other signs that are typed for them. */
const strokes = /[/\\\u2044\u2215\uFF0F\p{Pd}\u2212]/gu;
/** Of a close corporation (CK, B), a company (M, K), a cooperative (C) and the like. The register knows the number without them. */
const prefix = /^(?:CK|[BCKM])(?=\d)/;
/** A private company: what is registered under its number has no other name, as in `K2021123456 (South Africa)`. */
const privateCompany = '07';

/**
 * The number as the register writes it, `2005/012345/23`, however it is written: `CK2005/012345/23`, `98/12345/23`, `200501234523`,
 * `K2021123456`. What has none of these forms is returned without spaces.
 */
export function cipcNumber(text: string): string {
  const tidy = cleanNumber(withoutInvisible(text).replaceAll(strokes, '/')).toUpperCase();
  const digits = tidy.replace(prefix, '');
  const whole = /^(\d{4})\/?(\d{6})\/?(\d{2})$/.exec(digits);
  if (whole) return whole.slice(1).join('/');
  const named = /^K(\d{4})\/?(\d{6})$/.exec(tidy);
  if (named) return [...named.slice(1), privateCompany].join('/');
  // Numbers of the last century had a year of two digits, or five digits after it.
  const [, year = '', count = '', kind = ''] =
    /^(\d{2})\/?(\d{5})\/?(\d{2})$/.exec(digits) ?? /^(\d{2}|\d{4})\/(\d{5,6})\/(\d{2})$/.exec(digits) ?? [];
  const fullYear = year.length === 2 ? `19${year}` : year;
  if (year === '' || Number(fullYear) >= fullLengthYear) return tidy;
  return `${fullYear}/${count.padStart(6, '0')}/${kind}`;
}

/** Looks at a CIPC registration number, `YYYY/NNNNNN/NN`, whatever kind of company its last two digits say. */
export function cipcNumberFault(text: string, today: string): CipcNumberFault | null {
  const found = /^(\d{4})\/\d{6}\/\d{2}$/.exec(cipcNumber(text));
  if (!found) return 'form';
  const year = Number(found[1]);
  return year < firstYear || year > Number(today.slice(0, 4)) ? 'year' : null;
}

/** Ways to write the number that were once taken for numbers of their own, with the fault `form`. */
export function formerCipcSpellings(text: string): string[] {
  const [year = '', count = '', kind = ''] = cipcNumber(text).split('/');
  if (kind === '') return [];
  const bare = [`${year}/${count}/${kind}`];
  if (year.startsWith('19')) {
    const short = [count, ...(count.startsWith('0') ? [count.slice(1)] : [])];
    bare.push(...[year, year.slice(2)].flatMap((years) => short.map((digits) => `${years}/${digits}/${kind}`)));
  }
  const joined = bare.flatMap((one) => [one, one.replaceAll('/', '-'), one.replaceAll('/', '')]);
  const prefixed = joined.flatMap((one) => ['', 'CK', 'B', 'C', 'K', 'M'].map((letters) => `${letters}${one}`));
  const named = kind === privateCompany ? [`K${year}${count}`, `K${year}/${count}`] : [];
  const all = [...prefixed, ...named].flatMap((one) => [one, one.toLowerCase()]);
  const number = cipcNumber(text);
  return [...new Set(all)].filter((spelling) => spelling !== number && cipcNumber(spelling) === number);
}
