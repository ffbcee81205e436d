import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type PaymentRow, type SubscriptionRow, subscriptions } from '../tables.ts';

/**
 * Adds a paid month to a subscription: clears a late charge, and revives a subscription that was ended for it. One that the
 * provider has ended, or is about to, isn't charged any more, and what is paid stays open.
 */
export async function renewTerms(
  tx: Tx,
  { id, status, wanted, providerEndedAt }: SubscriptionRow,
  { periodUntil }: Pick<PaymentRow, 'periodUntil'>,
): Promise<void> {
  if (periodUntil === null) throw new Error('A month that is paid has an end');
  const lastOne = status === 'cancelled' || wanted === 'cancel' || providerEndedAt !== null;
  await tx.db
    .update(subscriptions)
    .set({
      paidUntil: periodUntil,
      endedAt: null,
      endedBecause: null,
      ...(lastOne
        ? { status: 'cancelled', nextChargeOn: null, cancelledAt: sql`coalesce(${subscriptions.cancelledAt}, now())` }
        : { status: 'active', nextChargeOn: periodUntil }),
    })
    .where(eq(subscriptions.id, id));
}
