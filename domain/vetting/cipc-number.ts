import { cleanNumber, withoutInvisible } from '#contract/clean-number.ts';

/** Problems of a company's number. */
export type CipcNumberFault = 'form' | 'year';

/** The year of the oldest companies register. */
const firstYear = 1800;
/** From this year on, every number has a year of four digits and six digits after it. */
const fullLengthYear = 2000;

/** Strokes, and the dashes and other signs that are typed for them. */
const strokes = /[/\\.|_\u2044\u2215\u2571\u29F8\uFF0F\p{Pd}\u2212]+/gu;
/** `Reg. No.`, `CIPC:`; a register's letters belong to the number. */
const label =
  /^\P{L}*(?:(?:company|registration|registrasie|reg|cipc|number|nommer|no|nr)[\s.:#/]*){1,5}(?=[\p{Nd}BCKM])/iu;
/** Letters of a close corporation (CK, CC, B), a company (M, K), a cooperative (C) and the like. The register knows the number without them. */
const prefix = /^(?:C\/?[KC]|[BCKM])\/?(?=\d)/;
/** Names that are the number itself, as `K2021123456 (South Africa) (Pty) Ltd`. */
const nameBehind = /\s*\(?South\s?Africa\b.*$/isu;
/** Kinds of company by the letters before a number without them: `K2021123456` is private, `CK98/12345` a close corporation. */
const kinds = [
  { form: /^K\/?(\d{4})\/?(\d{6})$/, kind: '07' },
  { form: /^(?:C\/?[KC]|B)\/?(\d{4})\/?(\d{6})$/, kind: '23' },
  { form: /^(?:C\/?[KC]|B)\/?(\d{2}|\d{4}\/)\/?(\d{5})$/, kind: '23' },
] as const;
/** Close corporations exist since 1984, and numbers had six digits from 2000 on. */
const closeCorporation = '23';

/**
 * The number as the register writes it, `2005/012345/23`, from any spelling: `CK2005/012345/23`, `98/12345/23`, `200501234523`, `K2021123456`, `Reg.
 * no. 2005/012345/23.` Anything else is returned without spaces.
 */
export function cipcNumber(text: string): string {
  const bare = withoutInvisible(text).slice(0, longestNumber).replace(label, '').replace(nameBehind, '');
  const tidy = cleanNumber(bare.replaceAll(strokes, '/'))
    .replace(/^\/|\/$/g, '')
    .toUpperCase();
  for (const { form, kind } of kinds) {
    const [, year = '', count = ''] = form.exec(tidy) ?? [];
    if (year !== '') return registered(year.replace('/', ''), count, kind) ?? tidy;
  }
  const digits = tidy.replace(prefix, '');
  const [, year = '', count = '', kind = ''] =
    /^(\d{4})\/?(\d{6})\/?(\d{2})$/.exec(digits) ??
    // Numbers of the last century had a year of two digits, or four or five digits after it.
    /^(\d{2})\/?(\d{5})\/?(\d{2})$/.exec(digits) ??
    /^(\d{2}|\d{4})\/(\d{4,6})\/(\d{1,2})$/.exec(digits) ??
    [];
  return year === '' ? tidy : (registered(year, count, kind) ?? tidy);
}

/** A generous limit on text before and after a number. */
const longestNumber = 200;

/** Null where so short a number was never issued in that year. */
function registered(year: string, count: string, kind: string): string | null {
  const isRecent = year < '50' && (count.length === 6 || kind === closeCorporation);
  const fullYear = year.length === 4 ? year : `${isRecent ? '20' : '19'}${year}`;
  if (count.length < 6 && Number(fullYear) >= fullLengthYear) return null;
  return `${fullYear}/${count.padStart(6, '0')}/${kind.padStart(2, '0')}`;
}

/** Checks a CIPC registration number, `YYYY/NNNNNN/NN`, whatever kind of company its last two digits mean. */
export function cipcNumberFault(text: string, today: string): CipcNumberFault | null {
  const found = /^(\d{4})\/\d{6}\/\d{2}$/.exec(cipcNumber(text));
  if (!found) return 'form';
  const year = Number(found[1]);
  return year < firstYear || year > Number(today.slice(0, 4)) ? 'year' : null;
}

/** Spellings of the number that were once taken for separate numbers, with the fault `form`. */
export function formerCipcSpellings(text: string): string[] {
  const [year = '', count = '', kind = ''] = cipcNumber(text).split('/');
  if (kind === '') return [];
  const bare = [`${year}/${count}/${kind}`];
  if (year.startsWith('19')) {
    const short = [count, ...(count.startsWith('0') ? [count.slice(1)] : [])];
    bare.push(...[year, year.slice(2)].flatMap((years) => short.map((digits) => `${years}/${digits}/${kind}`)));
  }
  const joined = bare.flatMap((one) => [one, one.replaceAll('/', '-'), one.replaceAll('/', '')]);
  const prefixed = joined.flatMap((one) => ['', 'CK', 'B', 'C', 'K', 'M'].map((start) => `${start}${one}`));
  const letters = { '07': ['K'], [closeCorporation]: ['CK', 'B'] }[kind] ?? [];
  const named = letters.flatMap((one) => [`${one}${year}${count}`, `${one}${year}/${count}`]);
  const all = [...prefixed, ...named].flatMap((one) => [one, one.toLowerCase()]);
  const number = cipcNumber(text);
  return [...new Set(all)].filter((spelling) => spelling !== number && cipcNumber(spelling) === number);
}
