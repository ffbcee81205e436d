import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type SubscriptionRow, subscriptions } from '../tables.ts';
import { notifyPayer } from './notify-payer.ts';

/** Records that the provider ended the subscription: charges stop, and what is paid for stays open. */
export async function endAtProvider(tx: Tx, subscription: SubscriptionRow, now: Date): Promise<void> {
  const { id, userId, side, status } = subscription;
  const charged = status === 'active' || status === 'past_due';
  await tx.db
    .update(subscriptions)
    .set({
      providerEndedAt: now,
      nextChargeOn: null,
      wanted: null,
      ...(charged && { status: 'cancelled' as const, cancelledAt: now }),
    })
    .where(eq(subscriptions.id, id));
  if (charged) await notifyPayer(tx, { userId, side, news: 'cancelled' });
}
