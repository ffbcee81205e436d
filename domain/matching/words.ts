import { genderWords, neutral } from './gendered.ts';

/** Stop words: they say nothing about the work. */
const stopWords = new Set(
  `a about after all also am an and any are as at be been but by can do for from get good great had has have he her him his how i
  if in into is it its job like look looking me more most must my need needs of on or other our out own per she so some than that
  the their them then there they this to too up us very want was we well were what when where which who will with work working
  would year years you your experience experienced strong able join team role people person`.split(/\s+/),
);

/** Words that look like a doer of something, and are none. */
const kept = new Set(
  `banner butter computer corner counter cover customer dinner doctor flyer kitchen leather letter liquor member number order paper
  partner poster power quarter river router sensor shower soccer summer tower under voucher water weather winter consumer january charter
  laser beer leader rubber solar motor tractor tender transfer offer voucher timber copper pepper sister brother mother father dealer
  clothing feeling ceiling being nothing everything something spring string evening morning during king ring wing thing bring`.split(
    /\s+/,
  ),
);

/** Irregular forms. */
const irregular = new Map([['clothes', 'clothing']]);

const hasVowel = /[aeiouy]/;

const withoutDouble = (stem: string) => (/([bdfgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem);

/** Without a plural ending, and in one form for all genders. */
export function singular(typed: string): string {
  const word = neutral(typed);
  if (word.length < 4 || /\d/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|x|ch|sh|z)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The common stem of a word's forms: promoter, promoters, promoting and promotions are one. */
export function stem(typed: string): string {
  const word = neutral(typed);
  if (word.length < 4 || /\d/.test(word)) return word;
  const known = irregular.get(word);
  if (known !== undefined) return known;
  let one = singular(word);
  if (kept.has(one)) return one;
  for (const ending of [
    'ations',
    'ation',
    'ators',
    'ator',
    'ions',
    'ion',
    'ing',
    'ers',
    'er',
    'ors',
    'or',
    'ed',
    'ment',
  ]) {
    const base = one.slice(0, -ending.length);
    if (!one.endsWith(ending) || base.length < 4 || !hasVowel.test(base)) continue;
    one = withoutDouble(ending.startsWith('at') ? `${base}at` : base);
    break;
  }
  return one.length > 4 && one.endsWith('e') ? one.slice(0, -1) : one;
}

const longestWord = 30;
const mostWords = 600;

const plainLetters = /^[ -~\t\n\r]*$/;

export const withoutAccents = (text: string) =>
  // Most texts have none, and the search for them takes long.
  plainLetters.test(text) ? text : text.normalize('NFD').replace(/\p{M}+/gu, '');

/** The words of a text in their order, in lower case and without accents. */
export function splitWords(text: string): string[] {
  const plain = withoutAccents(text)
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/['’]/g, '');
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, mostWords).map((word) => word.slice(0, longestWord));
}

/** Personal characteristics never count, even if a job asks for them and a profile names them. */
const personWords = new Set(
  [
    ...genderWords,
    ...'age aged gender old older young younger youth youthful geslag jeug jonger ouderdom'.split(' '),
  ].flatMap((word) => [word, stem(word)]),
);

/** Whether a number may be an age, which is dropped. */
const isAge = (word: string) => /^(?:1[89]|[2-6]\d)$/.test(word);

export const isMeaningful = (word: string) =>
  word.length > 1 && !stopWords.has(word) && !personWords.has(word) && !isAge(word);

export const namesPerson = (text: string) => splitWords(text).some((word) => personWords.has(word));
