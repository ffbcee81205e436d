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
 * Holds a wallet after a business's bank reversed a payment, if some of that money is in a payout: until an admin has
 * reviewed it, unless the payout is already with the bank. Call it with the wallet locked: a later payout finds less in the
 * wallet. A task takes the payout out of its batch, since the bank is locked before any wallet.
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
    whatToDo: `Email proof that you did the work to ${usualSupport.email}. Our team will decide, and we’ll notify you.`,
  });
  await enqueue(tx, takeOutHeldTask, { holdId, adminId });
  await tx.emit(walletChanged, { repId });
}
