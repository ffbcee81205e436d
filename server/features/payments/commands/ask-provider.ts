import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type SubscriptionRow, subscriptions } from '../tables.ts';

/**
 * Carries out what a subscription row wants of the provider. Enqueued by name, since the task has its own gateway and
 * commands have none.
 */
export const carryOutTask = 'payments.carry_out';

export interface CarryingOut {
  readonly subscriptionId: string;
}

/**
 * Records what is wanted of the provider, and enqueues the task that retries it until done: no provider call inside a
 * transaction.
 */
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
