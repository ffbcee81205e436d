export const salesColumns = ['number', 'code', 'amount', 'time', 'place'] as const;

/**
 * `1 234,50`, `R1,234.50`, `1.234,50` or `1234.5` in cents; NaN for anything else. With a comma or a point and three digits after it, as in `1,234`
 * and `499.900`, no one can say which is meant.
 */
function centsOf(text: string): number {
  const plain = text.replace(/^R/i, '').trim();
  const [, whole = '', cents = ''] =
    /^(\d+|\d{1,3}(?:[\s\u00a0]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(plain) ??
    /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/.exec(plain) ??
    /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/.exec(plain) ??
    [];
  const rand = whole.replaceAll(/\D/g, '');
  if (!/^\d{1,9}$/.test(rand)) return Number.NaN;
  return Number(rand) * 100 + Number(cents.padEnd(2, '0'));
}

/** `2026-11-30 14:05` or `2026/11/30 14:05` in South Africa, or ISO 8601; otherwise the text itself. */
function momentOf(text: string): string {
  const [, year, month, day, time, seconds = '00'] =
    /^(\d{4})[-/](\d{2})[-/](\d{2})[ T](\d{2}:\d{2})(?::(\d{2}))?$/.exec(text) ?? [];
  if (year === undefined) return text;
  const at = new Date(`${year}-${month}-${day}T${time}:${seconds}+02:00`);
  return Number.isNaN(at.getTime()) ? text : at.toISOString();
}

/** A row of a file as the input of a sale, to be checked like one that is entered. */
export const readSalesRow = (cells: Readonly<Record<string, string>>) => ({
  externalId: cells.number ?? '',
  code: cells.code ?? '',
  amountCents: centsOf(cells.amount ?? ''),
  at: momentOf(cells.time ?? ''),
  place: cells.place || null,
});
