import { and, eq, ne } from 'drizzle-orm';
import type { PayingSide } from '#contract/pricing.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { type SubscriptionRow, subscriptions } from '../tables.ts';

/** The one subscription of a side that hasn't ended. */
export async function findLiveSubscription(
  db: Db,
  { userId, side }: { readonly userId: string; readonly side: PayingSide },
): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.side, side), ne(subscriptions.status, 'ended')));
  return row;
}

export async function findSubscriptionByToken(db: Db, token: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.token, token));
  return row;
}
