import { inOneForm } from '#contract/one-form.ts';
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

/** A row under the heads of the columns that is no line to us. */
export interface UnreadRow {
  /** Of the rows of the file that have any text, counted from 1. */
  readonly number: number;
  /** As the bank wrote it. */
  readonly text: string;
}

export interface Statement {
  readonly lines: readonly StatementLine[];
  /** Perhaps a total, perhaps a payment: a person has to look. */
  readonly unread: readonly UnreadRow[];
  /** After the last line; null where the statement does not say. */
  readonly closingCents: number | null;
}

export const mostStatementLines = 5_000;

/** Above the columns and under the lines: names of accounts, totals, terms. */
const mostOtherRows = 500;

const longestText = 300;

/** What banks call their columns in English and Afrikaans, the better name first. */
const names = {
  day: [
    ...['posting date', 'value date', 'transaction date', 'effective date', 'date'],
    ...[
      'boekingsdatum',
      'boekdatum',
      'waardedatum',
      'transaksiedatum',
      'transaksie datum',
      'effektiewe datum',
      'datum',
    ],
  ],
  amount: [
    ...['amount', 'transaction amount', 'value'],
    ...['bedrag', 'transaksiebedrag', 'transaksie bedrag', 'waarde'],
  ],
  out: [
    ...['money out', 'debit', 'debits', 'debit amount', 'paid out', 'withdrawal', 'withdrawals'],
    ...['geld uit', 'debiet', 'debiete', 'debietbedrag', 'debiet bedrag', 'uitbetaling', 'uitbetalings'],
    ...['onttrekking', 'onttrekkings'],
  ],
  in: [
    ...['money in', 'credit', 'credits', 'credit amount', 'paid in', 'deposit', 'deposits'],
    ...['geld in', 'krediet', 'krediete', 'kredietbedrag', 'krediet bedrag', 'inbetaling', 'inbetalings'],
    ...['deposito', "deposito's"],
  ],
  fee: ['fee', 'fees', 'fooi', 'fooie', 'koste', 'bankkoste'],
  balance: [
    ...['balance', 'running balance', 'closing balance', 'accrued balance'],
    ...['saldo', 'lopende saldo', 'sluitingsaldo', 'balans'],
  ],
  text: [
    ...['description', 'original description', 'transaction description', 'details', 'narrative', 'reference'],
    ...['statement reference', 'customer reference', 'remarks', 'memo'],
    ...['beskrywing', 'oorspronklike beskrywing', 'transaksiebeskrywing', 'transaksie beskrywing', 'besonderhede'],
    ...['verwysing', 'staatverwysing', 'kliëntverwysing', 'opmerkings'],
  ],
} as const;

type Column = keyof typeof names;

interface Layout {
  readonly at: Readonly<Record<Exclude<Column, 'text'>, number>>;
  readonly texts: readonly number[];
}

/** `Amount (R)` is `amount`, `Deposito’s:` is `deposito's`. */
const plainHead = (head: string) =>
  inOneForm(head)
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .replace(/ ?(?:\((?:r|zar|rand)\)|\bzar|:)$/, '');

/** Null when it is no head of columns that we know. */
function layoutOf(row: readonly string[]): Layout | null {
  const heads = row.map(plainHead);
  const find = (column: Column) => {
    const found = names[column].find((name: string) => heads.includes(name));
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
 * words, and perhaps a balance. Null when no line tells that. What stands above the columns is left out; what can't be read under them is
 * kept as it is. `today` completes dates whose year is short or missing.
 */
export function readStatement(csv: string, today: string): Statement | null {
  const rows = csvRows(csv);
  // Reading tens of thousands would hold the event loop, to refuse them afterwards.
  if (rows.length > mostStatementLines + mostOtherRows) return null;
  const head = rows.slice(0, 30).findIndex((row) => layoutOf(row) !== null);
  const layout = layoutOf(rows[head] ?? []);
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

function lineOf(layout: Layout, row: readonly string[], today: string): StatementLine | null {
  const day = readDay(row[layout.at.day] ?? '', today);
  const amountCents = amountOf(layout, row);
  if (day === null || amountCents === null) return null;
  const text = layout.texts.map((index) => row[index] ?? '').filter(Boolean);
  const balanceCents = layout.at.balance < 0 ? null : readCents(row[layout.at.balance] ?? '');
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
