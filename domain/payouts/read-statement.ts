import { csvRows } from '../shared/csv-rows.ts';
import { guessColumns } from './guess-columns.ts';
import { amountOf, type Layout, layoutOf } from './statement-columns.ts';
import { readCents, readDay } from './statement-values.ts';

export interface StatementLine {
  readonly day: string;
  /** The bank's whole text about it. */
  readonly text: string;
  /** Negative: it left the account. */
  readonly amountCents: number;
  /** After it; null where the statement has none. */
  readonly balanceCents: number | null;
}

/** A row below the column heads that is no line to us. */
export interface UnreadRow {
  /** Among the rows of the file that have any text, counted from 1. */
  readonly number: number;
  /** As the bank wrote it. */
  readonly text: string;
}

export interface Statement {
  readonly lines: readonly StatementLine[];
  /** Perhaps a total, perhaps a payment: a person has to review it. */
  readonly unread: readonly UnreadRow[];
  /** After the last line; null where the statement has none. */
  readonly closingCents: number | null;
}

export const mostStatementLines = 5_000;

/** Above the columns and under the lines: names of accounts, totals, terms. */
const mostOtherRows = 500;

const longestText = 300;

/**
 * The lines of a statement as the bank's site saves it, whatever the names of its columns: a date, an amount or separate ones in and out, words, and
 * perhaps a balance. Columns without names are read where they leave no doubt. Null when no line has these. Rows above the column heads are left out;
 * otherwise unreadable ones are returned unchanged. `today` completes dates whose year is short or missing.
 */
export function readStatement(csv: string, today: string): Statement | null {
  const rows = csvRows(csv).map((row) => row.map(withoutQuotes));
  // Reading tens of thousands would block the event loop, to refuse them afterwards.
  if (rows.length > mostStatementLines + mostOtherRows) return null;
  const head = rows.slice(0, 30).findIndex((row) => layoutOf(row) !== null);
  const layout = head < 0 ? guessColumns(rows, today) : layoutOf(rows[head] ?? [], rows.slice(head + 1));
  if (!layout) return null;
  const lines: StatementLine[] = [];
  const unread: UnreadRow[] = [];
  for (const [index, row] of rows.slice(head + 1).entries()) {
    const line = lineOf(layout, row, today);
    if (line) lines.push(line);
    else if (layoutOf(row) === null)
      unread.push({ number: head + index + 2, text: row.filter(Boolean).join(' · ').slice(0, longestText) });
  }
  if (lines.length === 0 || lines.length > mostStatementLines || unread.length > mostOtherRows) return null;
  return { lines, unread, closingCents: closingOf(lines) };
}

/** One bank puts fields between single quotes. */
const withoutQuotes = (field: string): string => (/^'.*'$/s.test(field) ? field.slice(1, -1).trim() : field);

function lineOf(layout: Layout, row: readonly string[], today: string): StatementLine | null {
  const day = readDay(row[layout.day] ?? '', today);
  const amountCents = amountOf(layout, row);
  if (day === null || amountCents === null) return null;
  const text = layout.texts.map((index) => row[index] ?? '').filter(Boolean);
  const balanceCents = layout.balance < 0 ? null : readCents(row[layout.balance] ?? '');
  return { day, text: [...new Set(text)].join(' · ').slice(0, longestText), amountCents, balanceCents };
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
