import { eq } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { requireSecondPerson } from '../../../operators/commands/require-second-person.ts';
import { findReleaseRefusal } from '../queries/find-release-refusal.ts';
import { payoutBatches } from '../tables.ts';
import { lockBatch, lockPayoutsOf } from './lock-batch.ts';
import { movePayouts } from './move-payouts.ts';

interface Seen {
  readonly batchId: string;
  /** As it was shown to whoever releases it. */
  readonly totalCents: number;
  /** Opens the numbers of the bank accounts. */
  readonly secretKey: string;
}

/**
 * Another administrator than who made it has the bank pay a batch; the database holds to the two people as well. Not more than lies
 * there, beside what is on its way, and only with every bank account readable, since releasing can't be undone.
 */
export async function releaseBatch(tx: Tx, actor: AdminActor, { batchId, totalCents, secretKey }: Seen): Promise<void> {
  const batch = await lockBatch(tx, batchId);
  const rows = await lockPayoutsOf(tx, batch);
  if (batch.status === 'made' && batch.totalCents !== BigInt(totalCents)) throw new Refusal('payout_batch.changed');
  const refusal = await findReleaseRefusal(tx.db, actor, batch, secretKey);
  if (refusal) throw refusal;
  await requireSecondPerson(tx, actor, 'payout_batch.release', batch.madeBy);
  await tx.db
    .update(payoutBatches)
    .set({ status: 'released', releasedBy: actor.adminId, releasedAt: now() })
    .where(eq(payoutBatches.id, batchId));
  await movePayouts(tx, rows, { status: 'released' });
}
