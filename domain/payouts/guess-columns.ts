import { amountOf, type Layout } from './statement-columns.ts';
import { looksLikeMoney, readCents, readDay } from './statement-values.ts';

type Row = readonly string[];

/** More columns than any statement has. */
const mostColumns = 30;
/** An amount, or separate ones in and out; and a balance. */
const mostMoney = 3;
/** How many rows identify the date column. */
const sample = 100;

/**
 * The columns of a statement that doesn't name them, if its lines leave no doubt: one column of dates, words, and amounts of which some are negative,
 * or whose balance after each line proves which is which. Null otherwise.
 */
export function guessColumns(rows: readonly Row[], today: string): Layout | null {
  const width = Math.max(0, ...rows.slice(0, sample).map(({ length }) => length));
  if (width > mostColumns) return null;
  const columns = Array.from({ length: width }, (_, index) => index);
  const isDated = (row: Row, index: number) => readDay(row[index] ?? '', today) !== null;
  const dated = columns.map((index) => rows.slice(0, sample).filter((row) => isDated(row, index)).length);
  const day = dated.indexOf(Math.max(...dated));
  const lines = rows.filter((row) => isDated(row, day));
  const below = rows.length - rows.findIndex((row) => isDated(row, day));
  // Fewer would be dates in a table of another kind.
  if (lines.length === 0 || lines.length * 2 < below) return null;
  const some = lines.slice(0, sample);
  const money = columns.filter((index) => index !== day && isMoney(some, index));
  if (money.length > mostMoney || !money.every((index) => isMoney(lines, index))) return null;
  const texts = columns.filter(
    (index) => index !== day && !money.includes(index) && lines.some((row) => /\p{L}{2}/u.test(row[index] ?? '')),
  );
  if (money.length === 0 || texts.length === 0) return null;
  const none = { day, amount: -1, sign: -1, in: -1, out: -1, fee: -1, balance: -1, texts };
  const [only = -1] = money;
  if (money.length === 1)
    return lines.some((row) => (readCents(row[only] ?? '') ?? 0) < 0) ? { ...none, amount: only } : null;
  const proven = arrangements(money)
    .map((places) => ({ ...none, ...places }))
    .filter((layout) => addsUp(layout, lines));
  return proven.length === 1 ? (proven[0] ?? null) : null;
}

/** A column in which each line has an amount with its cents, or nothing. */
function isMoney(lines: readonly Row[], index: number): boolean {
  const filled = lines.map((row) => row[index] ?? '').filter((value) => value !== '');
  return filled.length > 0 && filled.every(looksLikeMoney);
}

type Places = Pick<Layout, 'balance'> & Partial<Pick<Layout, 'amount' | 'in' | 'out'>>;

function arrangements(money: readonly number[]): Places[] {
  const others = (...taken: number[]) => money.filter((index) => !taken.includes(index));
  if (money.length === 2) return money.flatMap((balance) => others(balance).map((amount) => ({ amount, balance })));
  if (money.length !== 3) return [];
  return money.flatMap((balance) =>
    others(balance).flatMap((into) => others(balance, into).map((out) => ({ in: into, out, balance }))),
  );
}

/** Whether the balance of each line is that of the line before it and its amount, from the top or from the bottom. */
function addsUp(layout: Layout, lines: readonly Row[]): boolean {
  if (lines.length < 2) return false;
  const read = lines.map((row) => ({ amount: amountOf(layout, row), balance: readCents(row[layout.balance] ?? '') }));
  const isChain = (chain: typeof read) =>
    chain.every(({ amount, balance }, index) => {
      const before = chain[index - 1]?.balance;
      return (
        amount !== null && balance !== null && (before === undefined || before === null || before + amount === balance)
      );
    });
  return isChain(read) || isChain(read.toReversed());
}
