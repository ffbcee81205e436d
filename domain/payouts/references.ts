import { brand } from '#contract/brand.ts';
import { bankText, longestBankText } from './bank-text.ts';

const numbered = (letters: string, number: number) => `${letters}${String(number).padStart(6, '0')}`;

/** A payout's reference at the bank, and on its statement. */
export const payoutReference = (number: number): string => numbered('TH', number);

/** The same of a batch, which some banks write on the statement instead of each of its lines. */
export const batchReference = (number: number): string => numbered('TB', number);

/** The text on the rep's own statement. */
export function beneficiaryReference(number: number): string {
  const digits = String(number);
  return `${bankText(brand.name, longestBankText - 1 - digits.length)} ${digits}`;
}

export interface Reference {
  readonly of: 'payout' | 'batch';
  readonly number: number;
}

/** The payouts and batches that a line of a statement names, each once. */
export function readReferences(text: string): Reference[] {
  const named = [...text.matchAll(/(?<![a-z])T([HB]) ?(\d{6,15})(?!\d)/gi)].map(([, letter = '', digits = '']) => ({
    of: letter.toUpperCase() === 'H' ? ('payout' as const) : ('batch' as const),
    number: Number(digits),
  }));
  return [...new Map(named.map((reference) => [`${reference.of} ${reference.number}`, reference])).values()];
}
