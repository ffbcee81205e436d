import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import type { PayfastGateway } from '../gateway/open-gateway.ts';
import { ProviderAway } from '../gateway/provider-errors.ts';
import { findSubscriptionByToken } from '../queries/find-subscription.ts';
import { strayTokens } from '../tables/provider.ts';

/**
 * Has the provider cancel a token that it charges without a subscription of ours. Enqueued by name, since the task has its
 * own gateway.
 */
export const endStrayTokenTask = 'payments.end_stray_token';

export interface StrayToken {
  readonly token: string;
}

interface Services {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly gateway: PayfastGateway;
}

/** Marks a token for cancellation: its first charge wasn't what our checkout asked for, and no more may follow. */
export async function giveUpToken(tx: Tx, token: string): Promise<void> {
  await tx.db.insert(strayTokens).values({ token }).onConflictDoNothing();
  await tx.enqueue<StrayToken>(endStrayTokenTask, { token });
}

/**
 * Cancels a stray token at the provider. Reads its status there first, so that a retry cancels it once. A token that a
 * subscription has by now is left alone. Throws a ProviderAway if it has to be retried.
 */
export async function endStrayToken({ db, transaction, gateway }: Services, { token }: StrayToken): Promise<void> {
  const [stray] = await db
    .select()
    .from(strayTokens)
    .where(and(eq(strayTokens.token, token), isNull(strayTokens.endedAt)));
  if (!stray || (await findSubscriptionByToken(db, token))) return;
  const theirs = await gateway.fetchSubscription(token);
  if (theirs === null) throw new ProviderAway('PayFast does not know a subscription that it has charged.');
  const isOver = theirs.status === 'cancelled' || theirs.status === 'completed';
  if (!isOver && !(await gateway.cancel(token))) throw new ProviderAway('PayFast did not cancel a subscription.');
  await transaction((tx) => noteStrayEnded(tx, token));
}

/** Returns false if the token isn't a stray one. */
export async function noteStrayEnded({ db }: Tx, token: string, now = new Date()): Promise<boolean> {
  const noted = await db
    .update(strayTokens)
    .set({ endedAt: now })
    .where(eq(strayTokens.token, token))
    .returning({ token: strayTokens.token });
  return noted.length > 0;
}

/** Removes a token from the stray ones, because its correct charge has arrived. True: the provider had already ended it. */
export async function claimStray({ db }: Tx, token: string): Promise<boolean> {
  const [claimed] = await db.delete(strayTokens).where(eq(strayTokens.token, token)).returning();
  return claimed !== undefined && claimed.endedAt !== null;
}
