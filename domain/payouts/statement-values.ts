import { plainWidth } from '#contract/clean-number.ts';
import { addDays } from '../shared/calendar-day.ts';

/** English and Afrikaans, as banks shorten them. */
const months = [
  ['jan'],
  ['feb'],
  ['mar', 'mrt', 'maa'],
  ['apr'],
  ['may', 'mei'],
  ['jun'],
  ['jul'],
  ['aug'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'des'],
];

/** How far ahead of today a day may be whose year is not written in full. Banks date some lines to the next working day. */
const mostAheadDays = 7;
/** 29 February comes again after eight years at most. */
const mostYearsBack = 8;

/** The text with plain digits, one kind of space and one of dash, without invisible characters. */
const plainText = (text: string): string =>
  plainWidth(text)
    .replace(/[\p{Cf}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

const weekday =
  /^(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|ma(?:andag)?|di(?:nsdag)?|wo(?:ensdag)?|do(?:nderdag)?|vr(?:ydag)?|sa(?:terdag)?|so(?:ndag)?)\.?,? (?=\d|\p{L}{3,9} \d)/iu;
/** `Nov 29, 2026`, as programs set to American English write it. */
const monthFirst = /^(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/iu;

/**
 * `YYYY-MM-DD`, or null when there is no such day, or none in living memory. Banks here write the day before the month. Where the year has two digits
 * or is missing, the day is the last one that is not far ahead of today.
 */
export function readDay(typed: string, today: string): string | null {
  const text = plainText(typed)
    .replace(weekday, '')
    .replace(monthFirst, (_, month, day, year) => [day, month, ...(year ? [year] : [])].join(' '))
    .replace(/^(\d{1,2})(?:st|nd|rd|th|ste|de)(?= )/i, '$1')
    .replace(/ ?([-/._]) ?(?=\d|\p{L})/gu, (_, sign) => (sign === '_' ? '-' : sign))
    .replace(/^(\d{4})-(\p{L}{3,9})-(\d{1,2})$/u, '$3 $2 $1')
    .replace(/^(\d{2})(\d{2})(20\d{2})$/, (whole, day, month, year) =>
      month > '12' ? whole : `${day}/${month}/${year}`,
    );
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})(?:[ T].*)?$/.exec(text) ?? [];
  if (isoYear) return dayOf(Number(isoYear), Number(isoMonth), Number(isoDay));
  const [, day, digits, letters = '', year] =
    /^(\d{1,2})(?:[-/. ](\d{1,2})|[-/. ]?(\p{L}{3,9})\.?)(?:[-/. ]?((?:\d{2}){1,2}))?(?:[ T].*)?$/u.exec(text) ?? [];
  // Two numbers without a year are ambiguous.
  if (!day || (digits && !year)) return null;
  const named = months.findIndex((names) => names.includes(letters.slice(0, 3).toLowerCase())) + 1;
  const month = digits ? Number(digits) : named;
  if (year?.length === 4) return dayOf(Number(year), month, Number(day));
  const latest = addDays(today, mostAheadDays);
  const thisYear = Number(latest.slice(0, 4));
  const years = year ? [2000 + Number(year)] : Array.from({ length: mostYearsBack + 1 }, (_, back) => thisYear - back);
  return years.map((one) => dayOf(one, month, Number(day))).find((one) => one !== null && one <= latest) ?? null;
}

function dayOf(year: number, month: number, day: number): string | null {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isDay && year > 1999 && year < 2100 ? text : null;
}

/** Words and letters for the direction of an amount, in English and Afrikaans. */
const credit = /^(?:c|cr|k|kt|credit|krediet)\.?$/i;
const debit = /^(?:d|dr|db|dt|debit|debiet)\.?$/i;

/** Whether a word means that money was paid in; null when it means neither. */
export function isCreditWord(text: string): boolean | null {
  const word = plainText(text);
  if (credit.test(word)) return true;
  return debit.test(word) ? false : null;
}

const signWord = String.raw`(?:[CDK]R?|[DK]T|DB|credit|debit|krediet|debiet)\.?`;
const amountForm = new RegExp(
  String.raw`^(${signWord})?([-+(]*)(?:ZAR|R)?([-+(]*)([\d.,'’]+)(\)|-|\+)?(?:ZAR|R)?\(?(${signWord})?\)?$`,
  'i',
);
/** Plain, or in groups of three. Two digits or one after the last mark are cents. */
const numberForm = /^(\d*|[1-9]\d{0,2}(?:([.,'’ ])\d{3})(?:\2\d{3})*)(?:[.,](\d{0,2}))?$/;

/**
 * Integer cents; null when it is no amount. `R1 234,56`, `-1,234.56`, `1234.56-`, `(1234.56)`, `1 234.56 Dr`, in Afrikaans `Dt`. Irregular groups,
 * such as `1234.567`, are none.
 */
export function readCents(text: string): number | null {
  const spaced = plainText(text).replaceAll('٫', '.').replaceAll('٬', ',');
  const plain = spaced.replaceAll(' ', '');
  const [, first = '', sign = '', more = '', number = '', behind = '', last = ''] = amountForm.exec(plain) ?? [];
  const digits = /\d[\d.,'’ ]*/.exec(spaced)?.[0].trim() ?? '';
  if (!/\d/.test(number) || (first && last) || !(numberForm.test(number) && isGrouped(digits))) return null;
  const [, whole = '', , cents = ''] = numberForm.exec(number) ?? [];
  const rand = whole.replaceAll(/\D/g, '');
  if (rand.length > 12) return null;
  const absolute = Number(rand || '0') * 100 + Number(cents.padEnd(2, '0'));
  const word = isCreditWord(first || last);
  const isMarked = /[-(]/.test(sign + more) || behind === '-';
  return (isMarked || word === false) && absolute > 0 ? -absolute : absolute;
}

/** Spaces group three digits each. */
const isGrouped = (digits: string): boolean =>
  !digits.includes(' ') || /^\d{1,3}(?: \d{3})+(?:[.,]\d{0,2})?$/.test(digits);

/** Whether this is an amount beyond doubt, not a count: with cents, or with a sign. */
export const looksLikeMoney = (text: string): boolean =>
  readCents(text) !== null && /[.,]\d{2}(?!\d)|^\s*[-+(R]|-\s*$/.test(plainText(text));
