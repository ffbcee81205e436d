import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { type CarryingOut, carryOutTask } from '../../commands/ask-provider.ts';
import { endStrayTokenTask, type StrayToken } from '../../commands/end-stray-token.ts';
import { type Settling, settleTask } from '../../notifications/commands/receive-notification.ts';
import { strayTokens } from '../../tables/provider.ts';
import { payfastInbox, payfastNotifications, subscriptions } from '../../tables.ts';

/**
 * Retries what tasks have given up on: requests to the provider, tokens that it has to cancel, and notifications that it
 * didn't confirm in time. Safe while a task is still running, since each reads the current state first.
 */
export async function tryAgain(transaction: RunTransaction): Promise<void> {
  await transaction(async (tx) => {
    const wanted = await tx.db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(isNotNull(subscriptions.wanted));
    for (const { id } of wanted) await tx.enqueue<CarryingOut>(carryOutTask, { subscriptionId: id });

    const strays = await tx.db.select().from(strayTokens).where(isNull(strayTokens.endedAt));
    for (const { token } of strays) await tx.enqueue<StrayToken>(endStrayTokenTask, { token });

    const { id, signed, receivedAt } = payfastNotifications;
    const unsettled = await tx.db
      .select({ id })
      .from(payfastNotifications)
      .innerJoin(payfastInbox, eq(payfastInbox.notificationId, id))
      .where(
        and(
          eq(signed, true),
          inArray(payfastInbox.state, ['awaiting', 'parked']),
          eq(payfastInbox.confirmed, false),
          sql`${receivedAt} between now() - interval '30 days' and now() - interval '2 days'`,
        ),
      );
    for (const one of unsettled) await tx.enqueue<Settling>(settleTask, { notificationId: one.id });
  });
}
