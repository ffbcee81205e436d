import { and, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { usualSupport } from '#contract/usual-support.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { enqueue } from '#server/platform/queue/task.ts';
import { payouts, walletHolds } from '../tables.ts';
import { takeOutHeldTask } from '../tasks.ts';
import { walletChanged } from './payout-events.ts';

interface NotInWallet {
  readonly repId: string;
  readonly adminId: string;
}

/**
 * The bank of a business took back what a rep was paid with, and some of that is in a payout: as long as the bank has not been told
 * to pay it, it waits until an administrator has looked. Call it with the wallet locked: a payout that is asked for after this finds
 * less in the wallet. Out of a batch it is taken by a task: the bank is held before any wallet.
 */
export async function stopPayout(tx: Tx, { repId, adminId }: NotInWallet): Promise<void> {
  const waiting = await tx.db
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.repId, repId), inArray(payouts.status, ['asked', 'in_batch'])));
  if (waiting.length === 0) return;
  const holdId = uuidv7();
  await tx.db.insert(walletHolds).values({
    ...{ id: holdId, repId, placedBy: null, placedAt: now() },
    reason: 'A business’s bank reversed its payment for one of your gigs while a payout of that money was waiting.',
    whatToDo: `Email proof that you did the work to ${usualSupport.email}. Our team decides, and we’ll notify you.`,
  });
  await enqueue(tx, takeOutHeldTask, { holdId, adminId });
  await tx.emit(walletChanged, { repId });
}
