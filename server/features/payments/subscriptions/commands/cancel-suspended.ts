import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { lockPayer } from '../../commands/lock-payer.ts';
import { subscriptions } from '../../tables.ts';
import { cancelCharges } from './cancel-subscription.ts';

/** Cancels a suspended user's subscriptions: no one pays for what they can't open. */
export async function cancelSuspended(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  await lockPayer(tx, userId);
  const charged = await tx.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), inArray(subscriptions.status, ['active', 'past_due'])));
  for (const row of charged) await cancelCharges(tx, row, 'The account was suspended.');
}
