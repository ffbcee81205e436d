import { asc, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockBank } from '../../../ledger/commands/lock-bank.ts';
import { type PayoutRow, payouts } from '../../tables.ts';
import { type BatchRow, payoutBatches } from '../tables.ts';

/** A batch, read with the bank locked. */
export async function lockBatch(tx: Tx, batchId: string): Promise<BatchRow> {
  await lockBank(tx);
  const [batch] = await tx.db.select().from(payoutBatches).where(eq(payoutBatches.id, batchId)).for('update');
  if (!batch) throw new Refusal('payout_batch.not_found');
  return batch;
}

/** A batch's payouts, locked as well: a rep's cancellation comes before this or after it. */
export const lockPayoutsOf = (tx: Tx, { id }: BatchRow): Promise<PayoutRow[]> =>
  tx.db.select().from(payouts).where(eq(payouts.batchId, id)).orderBy(asc(payouts.id)).for('update');
