import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { payouts } from '../../tables.ts';
import { lockBatch } from './lock-batch.ts';
import { payPayout } from './settle-payout.ts';

/** The bank has paid what is still on its way of a batch. Refusals: payout_batch.not_found, payout_batch.not_released. */
export async function payBatch(tx: Tx, batchId: string): Promise<void> {
  const { status } = await lockBatch(tx, batchId);
  if (status === 'made' || status === 'cancelled') throw new Refusal('payout_batch.not_released');
  const open = await tx.db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.batchId, batchId), eq(payouts.status, 'released')))
    .orderBy(asc(payouts.id));
  for (const { id } of open) await payPayout(tx, id);
}
