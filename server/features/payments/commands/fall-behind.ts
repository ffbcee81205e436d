import { and, eq } from 'drizzle-orm';
import { isLate } from '#domain/payments/subscription-terms.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type SubscriptionRow, subscriptions } from '../tables.ts';
import { notifyPayer } from './notify-payer.ts';

/** Marks a subscription's charge as late. Everything stays open for the days of grace, while the charge is retried. */
export async function fallBehind(tx: Tx, subscription: SubscriptionRow, now: Date): Promise<void> {
  if (!isLate(subscription, now)) return;
  const late = await tx.db
    .update(subscriptions)
    .set({ status: 'past_due' })
    .where(and(eq(subscriptions.id, subscription.id), eq(subscriptions.status, 'active')))
    .returning({ id: subscriptions.id });
  const { userId, side } = subscription;
  if (late.length > 0) await notifyPayer(tx, { userId, side, news: 'payment_failed' });
}
