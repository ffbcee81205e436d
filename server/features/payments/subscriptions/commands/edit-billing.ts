import { eq, sql } from 'drizzle-orm';
import type { BillingDetails } from '#contract/payments/billing.ts';
import type { PayingSide } from '#contract/pricing.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { billingDetailsTable } from '../../tables/billing.ts';
import { subscriptions } from '../../tables.ts';
import { lockOwn } from './lock-own.ts';

/** Sets who future receipts are made out to. */
export async function editBillingDetails(tx: Tx, userId: string, details: BillingDetails): Promise<void> {
  await tx.db
    .insert(billingDetailsTable)
    .values({ userId, ...details })
    .onConflictDoUpdate({ target: billingDetailsTable.userId, set: { ...details, updatedAt: sql`now()` } });
}

/** Sets when the card expires, for a reminder: the provider doesn't tell us. */
export async function setCardExpiry(
  tx: Tx,
  { userId, side, expires }: { userId: string; side: PayingSide; expires: string | null },
): Promise<void> {
  const { id } = await lockOwn(tx, userId, side);
  await tx.db.update(subscriptions).set({ cardExpires: expires }).where(eq(subscriptions.id, id));
}
