import { csvRows } from './csv-rows.ts';
import { readCents, readDay } from './statement-values.ts';

export interface StatementLine {
  readonly day: string;
  /** All that the bank wrote about it. */
  readonly text: string;
  /** Negative: it left the account. */
  readonly amountCents: number;
  /** After it; null where the statement does not say. */
  readonly balanceCents: number | null;
}

export interface Statement {
  readonly lines: readonly StatementLine[];
  /** After the last line; null where the statement does not say. */
  readonly closingCents: number | null;
}

export const mostStatementLines = 5_000;

/** Above the columns and under the lines: names of accounts, totals, terms. */
const mostOtherRows = 500;

const longestText = 300;

/** What banks call their columns, the better name first. */
const names = {
  day: ['posting date', 'value date', 'transaction date', 'effective date', 'date'],
  amount: ['amount', 'transaction amount', 'amount zar', 'amount (zar)', 'value'],
  out: ['money out', 'debit', 'debits', 'debit amount', 'paid out', 'withdrawal', 'withdrawals'],
  in: ['money in', 'credit', 'credits', 'credit amount', 'paid in', 'deposit', 'deposits'],
  fee: ['fee', 'fees'],
  balance: ['balance', 'running balance', 'closing balance', 'accrued balance', 'balance (zar)'],
  text: [
    'description',
    'original description',
    'transaction description',
    'details',
    'narrative',
    'reference',
    'statement reference',
    'customer reference',
    'remarks',
    'memo',
  ],
} as const;

type Column = keyof typeof names;

interface Layout {
  readonly at: Readonly<Record<Exclude<Column, 'text'>, number>>;
  readonly texts: readonly number[];
}

/** Null when it is no head of columns that we know. */
function layoutOf(row: readonly string[]): Layout | null {
  const heads = row.map((head) => head.toLowerCase().replaceAll(/\s+/g, ' '));
  const find = (column: Column) => {
    const found = names[column].find((name) => heads.includes(name));
    return found === undefined ? -1 : heads.indexOf(found);
  };
  const at = {
    day: find('day'),
    amount: find('amount'),
    out: find('out'),
    in: find('in'),
    fee: find('fee'),
    balance: find('balance'),
  };
  const texts = heads.flatMap((head, index) => (names.text.some((name) => name === head) ? [index] : []));
  const hasAmount = at.amount >= 0 || (at.in >= 0 && at.out >= 0);
  return at.day >= 0 && hasAmount && texts.length > 0 ? { at, texts } : null;
}

function amountOf({ at }: Layout, row: readonly string[]): number | null {
  const read = (index: number) => readCents(row[index] ?? '');
  if (at.amount >= 0) return read(at.amount);
  const [into, out, fee] = [read(at.in), read(at.out), read(at.fee)];
  // Some write what left with a minus, and some without.
  const away = (cents: number | null) => -Math.abs(cents ?? 0);
  return into === null && out === null && fee === null ? null : (into ?? 0) + away(out) + away(fee);
}

/**
 * The lines of a statement as the bank's site saves it, whatever it calls its columns: a date, an amount or what came in and went out,
 * words, and perhaps a balance. Null when no line tells that. What stands above the columns and totals under them are left out.
 */
export function readStatement(csv: string): Statement | null {
  const rows = csvRows(csv);
  // Reading tens of thousands would hold the event loop, to refuse them afterwards.
  if (rows.length > mostStatementLines + mostOtherRows) return null;
  const head = rows.slice(0, 30).findIndex((row) => layoutOf(row) !== null);
  const layout = layoutOf(rows[head] ?? []);
  if (!layout) return null;
  const lines = rows.slice(head + 1).flatMap((row): StatementLine[] => {
    const day = readDay(row[layout.at.day] ?? '');
    const amountCents = amountOf(layout, row);
    if (day === null || amountCents === null) return [];
    const text = layout.texts.map((index) => row[index] ?? '').filter(Boolean);
    const balanceCents = layout.at.balance < 0 ? null : readCents(row[layout.at.balance] ?? '');
    return [{ day, text: [...new Set(text)].join(' · ').slice(0, longestText), amountCents, balanceCents }];
  });
  if (lines.length === 0 || lines.length > mostStatementLines) return null;
  return { lines, closingCents: closingOf(lines) };
}

/** Some banks write the newest line first. */
function closingOf(lines: readonly StatementLine[]): number | null {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return null;
  if (first.day !== last.day) return (first.day < last.day ? last : first).balanceCents;
  const next = lines[1];
  const addsUp = !next || (first.balanceCents ?? 0) + next.amountCents === next.balanceCents;
  return (addsUp ? last : first).balanceCents;
}
