import { addDays } from '../calendar-day.ts';

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

/** How far ahead of today a day may lie whose year is not written in full. Banks date some lines to the next working day. */
const mostAheadDays = 7;
/** 29 February comes again after eight years at most. */
const mostYearsBack = 8;

/** With one kind of space and one of dash, without invisible characters. */
const plainText = (text: string): string =>
  text
    .replace(/[\p{Cf}]/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * `YYYY-MM-DD`, or null when there is no such day, or nobody alive sees it. Banks here write the day before the month. Where the year has
 * two digits or is missing, the day is the last one that is not far ahead of today.
 */
export function readDay(typed: string, today: string): string | null {
  const text = plainText(typed);
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})(?:[ T].*)?$/.exec(text) ?? [];
  if (isoYear) return dayOf(Number(isoYear), Number(isoMonth), Number(isoDay));
  const [, day, digits, letters = '', year] =
    /^(\d{1,2})(?:[-/. ](\d{1,2})|[-/. ]?(\p{L}{3,9})\.?)(?:[-/. ]?((?:\d{2}){1,2}))?(?:[ T].*)?$/u.exec(text) ?? [];
  // Two numbers without a year may be anything.
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

/** Integer cents; null when it is no amount. `R1 234,56`, `-1,234.56`, `1234.56-`, `(1234.56)`, `1 234.56 Dr`, in Afrikaans `Dt`. */
export function readCents(text: string): number | null {
  const plain = plainText(text)
    .replaceAll(' ', '')
    .replace(/^([-+(]*)(?:ZAR|R)/i, '$1');
  const [, before = '', number = '', after = ''] =
    /^([-+(]*)([\d.,'’]+)(\)|-|\+|[DK]T\.?|DR\.?|CR\.?)?$/i.exec(plain) ?? [];
  if (!/\d/.test(number)) return null;
  // Whatever has two digits behind it at the end are cents; all other marks group thousands.
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(number) ?? [];
  const rand = whole.replaceAll(/\D/g, '');
  if (rand.length > 12) return null;
  const absolute = Number(rand || '0') * 100 + Number(cents.padEnd(2, '0'));
  const taken = before.includes('-') || before.includes('(') || after === '-' || /^d/i.test(after);
  return taken && absolute > 0 ? -absolute : absolute;
}
