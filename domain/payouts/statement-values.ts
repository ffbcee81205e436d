const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `YYYY-MM-DD`, or null when there is no such day, or nobody alive sees it. Banks here write the day before the month. */
export function readDay(text: string): string | null {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})(?:[ T].*)?$/.exec(text) ?? [];
  if (isoYear) return dayOf(Number(isoYear), Number(isoMonth), Number(isoDay));
  const [, day, month = '', year] = /^(\d{1,2})[-/. ](\d{1,2}|[A-Za-z]{3,9})[-/. ](\d{4})(?:[ T].*)?$/.exec(text) ?? [];
  if (!day) return null;
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return dayOf(Number(year), /^\d/.test(month) ? Number(month) : named, Number(day));
}

function dayOf(year: number, month: number, day: number): string | null {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isDay && year > 1999 && year < 2100 ? text : null;
}

/** Integer cents; null when it is no amount. `R1 234,56`, `-1,234.56`, `1234.56-`, `(1234.56)`, `1 234.56 Dr`. */
export function readCents(text: string): number | null {
  const plain = text.replaceAll(/\s/g, '').replace(/^([-+(]*)R/i, '$1');
  const [, before = '', number = '', after = ''] = /^([-+(]*)([\d.,']+)(\)|-|\+|DR\.?|CR\.?)?$/i.exec(plain) ?? [];
  if (!/\d/.test(number)) return null;
  // Whatever has two digits behind it at the end are cents; all other marks group thousands.
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(number) ?? [];
  const rand = whole.replaceAll(/\D/g, '');
  if (rand.length > 12) return null;
  const absolute = Number(rand || '0') * 100 + Number(cents.padEnd(2, '0'));
  const taken = before.includes('-') || before.includes('(') || after === '-' || /^d/i.test(after);
  return taken && absolute > 0 ? -absolute : absolute;
}
