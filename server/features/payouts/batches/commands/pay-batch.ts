import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findReturned } from '../../queries/find-returned.ts';
import { payouts } from '../../tables.ts';
import { lockBatch } from './lock-batch.ts';
import { payPayout } from './settle-payout.ts';

/**
 * Marks the payouts of a batch that are still with the bank as paid, except those that a bank statement returns: an admin
 * settles each of these.
 */
export async function payBatch(tx: Tx, batchId: string): Promise<void> {
  const { status } = await lockBatch(tx, batchId);
  if (status === 'made' || status === 'cancelled') throw new Refusal('payout_batch.not_released');
  const open = await tx.db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.batchId, batchId), eq(payouts.status, 'released')))
    .orderBy(asc(payouts.id));
  const returned = await findReturned(
    tx.db,
    open.map(({ id }) => id),
  );
  for (const { id } of open) if (!returned.has(id)) await payPayout(tx, id);
}
