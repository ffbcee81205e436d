import { inOneForm } from '#contract/one-form.ts';
import { isCreditWord, readCents } from './statement-values.ts';

/** The index of each column; -1 where it is missing. */
export interface Layout {
  readonly day: number;
  readonly amount: number;
  /** Whether the amount was paid in or out, as `Dr` or `Credit`. */
  readonly sign: number;
  readonly in: number;
  readonly out: number;
  readonly fee: number;
  readonly balance: number;
  readonly texts: readonly number[];
}

/** The banks' column names in English and Afrikaans, the better name first. */
const names = {
  day: [
    ...['posting date', 'posted date', 'value date', 'transaction date', 'trans date', 'effective date', 'date'],
    ...['date processed', 'process date', 'processed date', 'booking date', 'boekingsdatum', 'boekdatum'],
    ...['waardedatum', 'transaksiedatum', 'transaksie datum', 'effektiewe datum', 'datum'],
  ],
  amount: [
    ...['amount', 'transaction amount', 'value'],
    ...['bedrag', 'transaksiebedrag', 'transaksie bedrag', 'waarde'],
  ],
  sign: [
    ...['dr/cr', 'cr/dr', 'debit/credit', 'credit/debit', 'd/c', 'c/d', 'debit or credit', 'debit/credit indicator'],
    ...['dt/kt', 'kt/dt', 'debiet/krediet', 'krediet/debiet'],
  ],
  out: [
    ...['money out', 'debit', 'debits', 'debit amount', 'paid out', 'withdrawal', 'withdrawals', 'out', 'payments'],
    ...['geld uit', 'debiet', 'debiete', 'debietbedrag', 'debiet bedrag', 'uitbetaling', 'uitbetalings', 'uit'],
    ...['onttrekking', 'onttrekkings', 'betalings'],
  ],
  in: [
    ...['money in', 'credit', 'credits', 'credit amount', 'paid in', 'deposit', 'deposits', 'in', 'receipts'],
    ...['geld in', 'krediet', 'krediete', 'kredietbedrag', 'krediet bedrag', 'inbetaling', 'inbetalings'],
    ...['deposito', "deposito's", 'ontvangstes'],
  ],
  fee: ['fee', 'fees', 'fooi', 'fooie', 'koste', 'bankkoste'],
  balance: [
    ...['balance', 'running balance', 'closing balance', 'accrued balance', 'ledger balance', 'account balance'],
    ...['saldo', 'lopende saldo', 'sluitingsaldo', 'balans'],
  ],
} as const;

const textHead =
  /descri|narrative|details|particulars|reference|remarks|memo|beneficiary|payee|beskryw|besonderhede|verwysing|opmerking|begunstigde/;
/** A column that has the direction of the money at some banks, and the means of payment at others. */
const perhapsSign = new Set(['type', 'transaction type', 'indicator', 'tipe', 'soort', 'transaksietipe']);

/** `Amount (R)` is `amount`, `Deposito’s:` is `deposito's`. */
const plainHead = (head: string) =>
  inOneForm(head)
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/ ?(?:\((?:r|zar|rand)\)|\bzar|:)$/, '');

/** Null when it is no known column head. */
export function layoutOf(row: readonly string[], below: readonly (readonly string[])[] = []): Layout | null {
  const heads = row.map(plainHead);
  const find = (column: keyof typeof names) => {
    const found = names[column].find((name: string) => heads.includes(name));
    return found === undefined ? -1 : heads.indexOf(found);
  };
  const at = {
    ...{ day: find('day'), amount: find('amount'), sign: find('sign') },
    ...{ out: find('out'), in: find('in'), fee: find('fee'), balance: find('balance') },
  };
  const places = new Set(Object.values(at));
  const texts = heads.flatMap((head, index) => (textHead.test(head) && !places.has(index) ? [index] : []));
  const hasAmount = at.amount >= 0 || (at.in >= 0 && at.out >= 0);
  if (at.day < 0 || !hasAmount || texts.length === 0) return null;
  return { ...at, sign: at.sign < 0 ? signAmong(heads, below, at.amount) : at.sign, texts };
}

/** The column whose every value says `Debit` or `Credit`, if its name allows that. */
function signAmong(heads: readonly string[], below: readonly (readonly string[])[], amount: number): number {
  const lines = below.filter((row) => readCents(row[amount] ?? '') !== null);
  return heads.findIndex(
    (head, index) =>
      perhapsSign.has(head) && lines.length > 0 && lines.every((row) => isCreditWord(row[index] ?? '') !== null),
  );
}

/** Integer cents, negative for what left the account. Null where the row doesn't say. */
export function amountOf(at: Layout, row: readonly string[]): number | null {
  const read = (index: number) => readCents(row[index] ?? '');
  if (at.amount >= 0) {
    const amount = read(at.amount);
    if (amount === null || at.sign < 0) return amount;
    const isCredit = isCreditWord(row[at.sign] ?? '');
    if (isCredit === null) return null;
    return isCredit ? Math.abs(amount) : away(amount);
  }
  const [into, out, fee] = [read(at.in), read(at.out), read(at.fee)];
  return into === null && out === null && fee === null ? null : (into ?? 0) + away(out) + away(fee);
}

/** Some banks write debits with a minus, and some without. */
const away = (cents: number | null): number => (cents === null || cents === 0 ? 0 : -Math.abs(cents));
