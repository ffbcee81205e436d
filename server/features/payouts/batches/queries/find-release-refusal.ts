import { eq } from 'drizzle-orm';
import { formatRandExact } from '#domain/shared/rand.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { findSecondPersonRefusal } from '../../../operators/queries/find-second-person-refusal.ts';
import { payouts } from '../../tables.ts';
import type { BatchRow } from '../tables.ts';
import { findStopped } from './find-stopped.ts';
import { freeAtBank } from './free-at-bank.ts';
import { namePayouts, readFileLines } from './read-file-lines.ts';

/** Returns why this admin can't release the batch now, or null. Ask with the batch and its payouts locked where it decides. */
export async function findReleaseRefusal(
  db: Db,
  actor: AdminActor,
  { id, status, madeBy, totalCents }: BatchRow,
  secretKey: Secret,
): Promise<Refusal | null> {
  if (status !== 'made') return new Refusal('payout_batch.gone_ahead');
  if (madeBy === actor.adminId) return new Refusal('payout_batch.same_administrator');
  const second = await findSecondPersonRefusal(db, actor, 'payout_batch.release', madeBy);
  if (second) return second;
  const rows = await db.select().from(payouts).where(eq(payouts.batchId, id));
  if ((await findStopped(db, rows)).size > 0) return new Refusal('payout_batch.stopped');
  const { unreadable } = await readFileLines(db, id, secretKey);
  if (unreadable.length > 0)
    return new Refusal('payout_batch.account_unreadable', {
      detail: `We can’t read the bank account number of ${namePayouts(unreadable)}. Remove ${unreadable.length === 1 ? 'it' : 'them'} from the batch, then release the rest.`,
    });
  const free = await freeAtBank(db);
  if (totalCents > free)
    return new Refusal('payout_batch.bank_short', {
      detail: `The batch total is ${rand(totalCents)}, but only ${rand(free)} is available in our bank account. Release the batch once the card provider has paid out.`,
    });
  return null;
}

const rand = (cents: bigint) => formatRandExact(Number(cents));
