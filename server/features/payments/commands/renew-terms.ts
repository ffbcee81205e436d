import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { findLiveSubscription } from '../queries/find-subscription.ts';
import { type PaymentRow, type SubscriptionRow, subscriptions } from '../tables.ts';

/** A month more is paid: what was late no longer is, and what was given up for want of it goes on. */
export async function renewTerms(
  tx: Tx,
  { id, userId, side, status }: SubscriptionRow,
  { periodUntil }: Pick<PaymentRow, 'periodUntil'>,
): Promise<void> {
  if (periodUntil === null) throw new Error('A month that is paid has an end');
  const goesOn = status !== 'ended' || !(await findLiveSubscription(tx.db, { userId, side }));
  const renewed = { status: 'active' as const, nextChargeOn: periodUntil, endedAt: null, endedBecause: null };
  await tx.db
    .update(subscriptions)
    .set({ paidUntil: periodUntil, ...(status === 'cancelled' || !goesOn ? {} : renewed) })
    .where(eq(subscriptions.id, id));
}
