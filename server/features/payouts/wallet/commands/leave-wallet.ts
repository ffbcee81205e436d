import { and, eq, inArray } from 'drizzle-orm';
import { openPayoutStatuses } from '#contract/payouts/options.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockWallet } from '../../../ledger/commands/book-payout.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { holdRep } from '../../commands/hold-rep.ts';
import { bankAccounts, payouts } from '../../tables.ts';

/** Refuses to delete an account while money is in the wallet or on its way. */
export async function leaveWallet(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  const [rep] = await tx.db.select({ id: repProfiles.id }).from(repProfiles).where(eq(repProfiles.userId, userId));
  if (!rep) return;
  // No money is paid in, requested or redirected during the deletion: a concurrent change of the bank account is waited for.
  await holdRep(tx, rep.id);
  const inWalletCents = await lockWallet(tx, rep.id);
  const open = await tx.db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.repId, rep.id), inArray(payouts.status, openPayoutStatuses)));
  if (inWalletCents > 0n || open.length > 0) throw new Refusal('wallet.not_empty');
  await tx.db
    .update(bankAccounts)
    .set({ status: 'withdrawn', endedAt: now() })
    .where(and(eq(bankAccounts.repId, rep.id), inArray(bankAccounts.status, ['asked', 'current'])));
}
