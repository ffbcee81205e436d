import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type SubscriptionRow, subscriptions } from '../tables.ts';

/** Carries out what is wanted of the provider. By name: it has a gateway of its own, which commands do not. */
export const carryOutTask = 'payments.carry_out';

export interface CarryingOut {
  readonly subscriptionId: string;
}

/** No call inside a transaction: what is wanted is written down, and a task asks for it until it is so. */
export async function askProvider(
  tx: Tx,
  subscriptionId: string,
  wanted: NonNullable<SubscriptionRow['wanted']>,
): Promise<void> {
  await tx.db
    .update(subscriptions)
    .set({ wanted, wantedVersion: sql`${subscriptions.wantedVersion} + 1` })
    .where(eq(subscriptions.id, subscriptionId));
  await tx.enqueue<CarryingOut>(carryOutTask, { subscriptionId });
}
