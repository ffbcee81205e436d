import type { BankAccount } from '#contract/payouts/bank-accounts.ts';
import type { Payout } from '#contract/payouts/payouts.ts';
import { payoutReference } from '#domain/payouts/references.ts';
import type { BankAccountRow, PayoutRow } from './tables.ts';

export function presentAccount(row: BankAccountRow): BankAccount {
  const { id, bank, branchCode, holder, lastFour, confirmedAt, usableFrom } = row;
  return {
    ...{ id, bank, branchCode, lastFour },
    holder: holder ?? '',
    confirmedAt: confirmedAt?.toISOString() ?? null,
    usableFrom: usableFrom?.toISOString() ?? null,
  };
}

export type ShownPayout = PayoutRow & Pick<BankAccountRow, 'bank' | 'lastFour'>;

export function presentPayout(row: ShownPayout): Payout {
  const { id, number, status, amountCents, bank, lastFour, askedAt, changedAt, expectedOn, reason } = row;
  return {
    ...{ id, status, bank, lastFour, expectedOn, reason },
    reference: payoutReference(number),
    amountCents: Number(amountCents),
    askedAt: askedAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}
