import { eq } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
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
  /** As shown to the admin who releases it. */
  readonly totalCents: number;
  /** Decrypts the bank account numbers. */
  readonly secretKey: Secret;
}

/**
 * Releases a batch to the bank, by an admin other than its maker; the database enforces the two people, too. Refused for
 * more than the bank balance less what is on its way, and while any bank account is unreadable, since releasing can't be
 * undone.
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
