import { and, eq, sql } from 'drizzle-orm';
import type { ExitReason } from '#contract/payouts/batches.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { type PayoutRow, payouts } from '../../tables.ts';
import { payoutBatchExits, payoutBatches } from '../tables.ts';
import { lockBatch, lockPayoutsOf } from './lock-batch.ts';
import { movePayouts } from './move-payouts.ts';
import { lockPayout } from './settle-payout.ts';

/** Null: a rule, and no admin. */
interface Canceller {
  readonly adminId: AdminActor['adminId'] | null;
}

interface TakingOut extends Canceller {
  readonly why: ExitReason;
}

const asked = { status: 'asked', batchId: null } as const;

/** Cancels an unreleased batch. Its payouts wait again, each in its former place. */
export async function cancelBatch(tx: Tx, { adminId }: Canceller, batchId: string): Promise<void> {
  const batch = await lockBatch(tx, batchId);
  if (batch.status !== 'made') throw new Refusal('payout_batch.gone_ahead');
  await movePayouts(tx, await lockPayoutsOf(tx, batch), asked);
  await tx.db
    .update(payoutBatches)
    .set({ status: 'cancelled', cancelledBy: adminId, cancelledAt: now() })
    .where(eq(payoutBatches.id, batchId));
}

/**
 * Takes a payout out of an unreleased batch, which lists it as taken out; cancels a batch left empty. Call it with the
 * payout locked.
 */
export async function leaveBatch(tx: Tx, { adminId, why }: TakingOut, payout: PayoutRow): Promise<void> {
  const batch = payout.batchId === null ? null : await lockBatch(tx, payout.batchId);
  if (batch?.status !== 'made') throw new Refusal('payout.gone_ahead');
  await tx.db
    .insert(payoutBatchExits)
    .values({ batchId: batch.id, payoutId: payout.id, why, takenOutBy: adminId, takenOutAt: now() });
  if (batch.payoutCount === 1) return cancelBatch(tx, { adminId }, batch.id);
  await movePayouts(tx, [payout], asked);
  const { payoutCount, totalCents } = payoutBatches;
  await tx.db
    .update(payoutBatches)
    .set({ payoutCount: sql`${payoutCount} - 1`, totalCents: sql`${totalCents} - ${payout.amountCents}` })
    .where(eq(payoutBatches.id, batch.id));
}

/** Takes a rep's payout out of its batch, if it is in one. Call it with the bank and the rep locked. */
export async function leaveBatchOf(tx: Tx, by: TakingOut, repId: string): Promise<void> {
  const [inBatch] = await tx.db
    .select()
    .from(payouts)
    .where(and(eq(payouts.repId, repId), eq(payouts.status, 'in_batch')))
    .for('update');
  if (inBatch) await leaveBatch(tx, by, inBatch);
}

export async function takeOut(tx: Tx, { adminId }: AdminActor, payoutId: string): Promise<void> {
  await leaveBatch(tx, { adminId, why: 'administrator' }, await lockPayout(tx, payoutId));
}
