import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { openPayoutStatuses } from '#contract/payouts/options.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { bankAccounts, payouts } from '../tables.ts';

/** With the account that each goes to, masked. */
export const selectPayouts = (db: Db) =>
  db
    .select({ ...getTableColumns(payouts), bank: bankAccounts.bank, lastFour: bankAccounts.lastFour })
    .from(payouts)
    .innerJoin(bankAccounts, eq(bankAccounts.id, payouts.bankAccountId));

/** The rep's payout that is on its way. */
export async function findOpenPayout(db: Db, repId: string) {
  const [open] = await selectPayouts(db).where(
    and(eq(payouts.repId, repId), inArray(payouts.status, openPayoutStatuses)),
  );
  return open ?? null;
}

export async function findPayout(db: Db, payoutId: string) {
  const [found] = await selectPayouts(db).where(eq(payouts.id, payoutId));
  if (!found) throw new Refusal('payout.not_found');
  return found;
}
