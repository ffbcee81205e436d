import { eq } from 'drizzle-orm';
import type { PayingSide } from '#contract/pricing.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { announceBilling } from '../../commands/announce-billing.ts';
import { askProvider } from '../../commands/ask-provider.ts';
import { notifyPayer } from '../../commands/notify-payer.ts';
import { type SubscriptionRow, subscriptions } from '../../tables.ts';
import { lockOwn } from './lock-own.ts';

/**
 * Cancels a subscription: charges stop, and what is paid for stays open. It is paused at the provider immediately, so that
 * nothing can be charged even if our systems fail, and cancelled there at the end of the period: until then it can be
 * resumed. One whose charge is late is cancelled there immediately, or the charge would be retried.
 */
export async function cancelSubscription(
  tx: Tx,
  { userId, side, reason }: { readonly userId: string; readonly side: PayingSide; readonly reason: string | null },
): Promise<void> {
  const row = await lockOwn(tx, userId, side);
  if (row.status !== 'active' && row.status !== 'past_due') throw new Refusal('subscription.not_cancellable');
  await cancelCharges(tx, row, reason);
}

/** The same for a subscription that is still charged. Call it with the row locked. */
export async function cancelCharges(tx: Tx, row: SubscriptionRow, reason: string | null): Promise<void> {
  const { id, userId, side, status } = row;
  await tx.db
    .update(subscriptions)
    .set({
      status: 'cancelled',
      cancelledAt: new Date(),
      cancelledLate: status === 'past_due',
      cancelReason: reason,
      nextChargeOn: null,
    })
    .where(eq(subscriptions.id, id));
  await askProvider(tx, id, status === 'past_due' ? 'cancel' : 'pause');
  await notifyPayer(tx, { userId, side, news: 'cancelled' });
  await announceBilling(tx, { userId, side });
}
