import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type SubscriptionRow, subscriptions } from '../tables.ts';
import { askProvider } from './ask-provider.ts';

interface Ending {
  readonly because: NonNullable<SubscriptionRow['endedBecause']>;
  readonly now: Date;
}

/** Ends a subscription immediately: access by it and charges on it stop. */
export async function endSubscription(tx: Tx, subscription: SubscriptionRow, { because, now }: Ending): Promise<void> {
  await tx.db
    .update(subscriptions)
    .set({ status: 'ended', endedAt: now, endedBecause: because, nextChargeOn: null })
    .where(eq(subscriptions.id, subscription.id));
  if (subscription.providerEndedAt === null) await askProvider(tx, subscription.id, 'cancel');
}
