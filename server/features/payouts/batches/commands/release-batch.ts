import { eq } from 'drizzle-orm';
import { formatRandExact } from '#domain/rand.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { requireSecondPerson } from '../../../operators/commands/require-second-person.ts';
import { findStopped } from '../queries/find-stopped.ts';
import { freeAtBank } from '../queries/free-at-bank.ts';
import { namePayouts, readFileLines } from '../queries/read-file-lines.ts';
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
 * there, beside what is on its way, and only with every bank account readable, since releasing can't be undone. Refusals: those of `batchesApi.release`.
 */
export async function releaseBatch(tx: Tx, actor: AdminActor, { batchId, totalCents, secretKey }: Seen): Promise<void> {
  const batch = await lockBatch(tx, batchId);
  if (batch.status !== 'made') throw new Refusal('payout_batch.gone_ahead');
  if (batch.madeBy === actor.adminId) throw new Refusal('payout_batch.same_administrator');
  await requireSecondPerson(tx, actor, 'payout_batch.release', batch.madeBy);
  if (batch.totalCents !== BigInt(totalCents)) throw new Refusal('payout_batch.changed');
  const rows = await lockPayoutsOf(tx, batch);
  if ((await findStopped(tx.db, rows)).size > 0) throw new Refusal('payout_batch.stopped');
  const { unreadable } = await readFileLines(tx.db, batchId, secretKey);
  if (unreadable.length > 0)
    throw new Refusal('payout_batch.account_unreadable', {
      detail: `We can’t read the bank account number of ${namePayouts(unreadable)}. Take ${unreadable.length === 1 ? 'it' : 'them'} out of the batch, then release the rest.`,
    });
  const free = await freeAtBank(tx.db);
  if (batch.totalCents > free)
    throw new Refusal('payout_batch.bank_short', {
      detail: `The batch comes to ${rand(batch.totalCents)}, and ${rand(free)} lies at the bank beside what is on its way. Release it when the card provider has paid out.`,
    });
  await tx.db
    .update(payoutBatches)
    .set({ status: 'released', releasedBy: actor.adminId, releasedAt: now() })
    .where(eq(payoutBatches.id, batchId));
  await movePayouts(tx, rows, { status: 'released' });
}

const rand = (cents: bigint) => formatRandExact(Number(cents));
