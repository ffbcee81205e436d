import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { emailUndoDays } from '#contract/accounts/support-changes.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { lockBank } from '../../ledger/commands/lock-bank.ts';
import { repProfiles } from '../../profiles/tables.ts';
import { leaveBatchOf } from '../batches/commands/cancel-batch.ts';
import { walletHolds } from '../tables.ts';
import { holdRep } from './hold-rep.ts';
import { walletChanged } from './payout-events.ts';

const dayMs = 86_400_000;

/**
 * Holds the wallet of a rep whose account the team moved to another email address, while the former mailbox can undo that.
 * A payout in an unreleased batch comes out of it. The hold has the id of the change, and ends automatically.
 */
export async function holdMoved(
  tx: Tx,
  { changeId, userId }: { readonly changeId: string; readonly userId: string },
): Promise<void> {
  const [rep] = await tx.db.select({ id: repProfiles.id }).from(repProfiles).where(eq(repProfiles.userId, userId));
  if (!rep) return;
  // A batch being made or released concurrently is waited for, or finds the hold.
  await lockBank(tx);
  await holdRep(tx, rep.id);
  const placedAt = now();
  await tx.db.insert(walletHolds).values({
    ...{ id: changeId, repId: rep.id, placedBy: null, placedAt },
    endsAt: new Date(placedAt.getTime() + emailUndoDays * dayMs),
    reason: 'Your account’s email address was changed, and the old address can still undo that.',
    whatToDo: `You don’t need to do anything. If you have a question, write to ${usualSupport.email}.`,
  });
  await leaveBatchOf(tx, { adminId: null, why: 'hold' }, rep.id);
  await tx.emit(walletChanged, { repId: rep.id });
}

/** Lifts the holds of moves that the former mailbox has undone. Other holds stay. */
export const freeRestored = (tx: Tx, { changeIds }: { readonly changeIds: readonly string[] }): Promise<void> =>
  lift(tx, inArray(walletHolds.id, [...changeIds]));

/** Lifts the holds that have expired. */
export const liftEndedHolds = (tx: Tx): Promise<void> => lift(tx, lte(walletHolds.endsAt, now()));

async function lift(tx: Tx, which: ReturnType<typeof eq>): Promise<void> {
  const freed = await tx.db
    .update(walletHolds)
    .set({ liftedAt: now() })
    .where(and(which, isNull(walletHolds.liftedAt)))
    .returning({ repId: walletHolds.repId });
  await tx.emitAll(walletChanged, freed);
}
