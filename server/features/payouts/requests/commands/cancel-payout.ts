import { and, eq } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { holdReturned } from '../../../engagements/settled/commands/hold-pay.ts';
import { bookPayout } from '../../../ledger/commands/book-payout.ts';
import { holdRep } from '../../commands/hold-rep.ts';
import { payoutMoved } from '../../commands/payout-events.ts';
import { type PayoutRow, payouts } from '../../tables.ts';

/** Cancels a payout: the money is in the wallet again. Call it with the payout locked, and in no batch. */
export async function cancelPayoutRow(tx: Tx, payout: PayoutRow): Promise<void> {
  const { id: payoutId, repId, amountCents, askedAt } = payout;
  await tx.db.update(payouts).set({ status: 'cancelled', changedAt: now() }).where(eq(payouts.id, payoutId));
  await bookPayout(tx, 'payout_failed', { payoutId, repId, amountCents });
  await holdReturned(tx, { repId, amountCents, askedAt });
  await tx.emit(payoutMoved, { payoutId, repId, status: 'cancelled' });
}

/** Cancels a payout, as long as it isn't in a batch. */
export async function cancelPayout(tx: Tx, { repId }: RepActor, payoutId: string): Promise<void> {
  await holdRep(tx, repId);
  const [payout] = await tx.db
    .select()
    .from(payouts)
    .where(and(eq(payouts.id, payoutId), eq(payouts.repId, repId)))
    .for('update');
  if (!payout) throw new Refusal('payout.not_found');
  if (payout.status !== 'asked') throw new Refusal('payout.under_way');
  await cancelPayoutRow(tx, payout);
}
