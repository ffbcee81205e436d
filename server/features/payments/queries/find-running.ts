import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { type PaymentRow, type SubscriptionRow, subscriptions } from '../tables.ts';
import { findMonths } from './find-payment.ts';

/** The running subscription whose last month this payment is: a refund of it leaves nothing paid. */
export async function findRunningBy(
  db: Db,
  { subscriptionId, cycle }: Pick<PaymentRow, 'subscriptionId' | 'cycle'>,
): Promise<SubscriptionRow | undefined> {
  if (subscriptionId === null || cycle === null) return undefined;
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, subscriptionId), ne(subscriptions.status, 'ended')));
  return row && (await findMonths(db, row.id)).paid === cycle ? row : undefined;
}
