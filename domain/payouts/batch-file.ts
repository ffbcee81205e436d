import { bankText } from './bank-text.ts';
import { beneficiaryReference, payoutReference } from './references.ts';

export interface BatchFileLine {
  /** The payout's number. */
  readonly number: number;
  readonly amountCents: number;
  readonly accountHolder: string;
  readonly accountNumber: string;
  readonly branchCode: string;
}

/** An amount in rand, with a decimal point in any language: `190000` → `1900.00`. */
const rand = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

const digits = (text: string) => text.replaceAll(/\D/g, '');

/**
 * The bank's file of a batch, a payment a line: our reference, name, amount, account, branch, the beneficiary's reference. The same lines make the
 * same file, to the byte.
 */
export function batchFile(lines: readonly BatchFileLine[]): string {
  return lines
    .map(({ number, amountCents, accountHolder, accountNumber, branchCode }) =>
      [
        payoutReference(number),
        // For a name without a writable character: the bank goes by the account.
        bankText(accountHolder) || 'Sales rep',
        rand(amountCents),
        digits(accountNumber),
        digits(branchCode).padStart(6, '0'),
        beneficiaryReference(number),
      ].join(','),
    )
    .map((line) => `${line}\r\n`)
    .join('');
}
