import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { type CarryingOut, carryOutTask } from '../../commands/ask-provider.ts';
import { endStrayTokenTask, type StrayToken } from '../../commands/end-stray-token.ts';
import { type Settling, settleTask } from '../../notifications/commands/receive-notification.ts';
import { strayTokens } from '../../tables/provider.ts';
import { payfastInbox, payfastNotifications, subscriptions } from '../../tables.ts';

/**
 * Takes up again what a task has given up: what is wanted of the provider, tokens that it is to end, and notifications that it has not confirmed in the
 * days for which they are tried. A task that is still at it does no harm: each looks first how things stand.
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
