import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { tellPayer } from '../../commands/tell-payer.ts';
import type { ProviderNotification } from '../../gateway/notification.ts';
import { subscriptions } from '../../tables.ts';
import { closeCheckout } from './close-checkout.ts';
import { applied, type Subject, tooEarly, type Verdict } from './give-verdict.ts';

/**
 * A checkout was left, or the provider has ended a token: by our word, by the payer's at the provider, or after too many
 * charges that failed. What is paid for stays open.
 */
export async function applyCancelled(
  tx: Tx,
  { token }: ProviderNotification,
  { payment, subscription }: Subject,
  now: Date,
): Promise<Verdict> {
  if (token === null) {
    if (payment) await closeCheckout(tx, payment, 'CANCELLED');
    return applied();
  }
  if (!subscription) return tooEarly;
  if (subscription.providerEndedAt !== null) return applied('It was known.');
  const charged = subscription.status === 'active' || subscription.status === 'past_due';
  await tx.db
    .update(subscriptions)
    .set({
      providerEndedAt: now,
      nextChargeOn: null,
      wanted: null,
      ...(charged && { status: 'cancelled' as const, cancelledAt: now }),
    })
    .where(eq(subscriptions.id, subscription.id));
  const { userId, side } = subscription;
  if (charged) await tellPayer(tx, { userId, side, news: 'cancelled' });
  return applied();
}
