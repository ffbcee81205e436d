import { and, eq, isNull, lt } from 'drizzle-orm';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import type { Logger } from '#server/platform/log.ts';
import { endSubscription } from '../../commands/end-subscription.ts';
import { fallBehind } from '../../commands/fall-behind.ts';
import { lockPayer } from '../../commands/lock-payer.ts';
import { type SubscriptionRow, subscriptions } from '../../tables.ts';

interface Services {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly log: Logger;
}

/** Cancels at the provider the subscriptions whose paid period is over: only now does it delete the card. */
export async function endRunOut(services: Services, signal: AbortSignal): Promise<void> {
  const over = and(eq(subscriptions.status, 'cancelled'), lt(subscriptions.paidUntil, dayInSouthAfrica(new Date())));
  await forEach(services, over, signal, (tx, row) => endSubscription(tx, row, { because: 'ran_out', now: new Date() }));
}

/** Marks charges as late whose day has passed without a notification, even if the notification was lost. */
export async function noticeLate(services: Services, signal: AbortSignal): Promise<void> {
  const late = and(
    eq(subscriptions.status, 'active'),
    isNull(subscriptions.providerEndedAt),
    lt(subscriptions.nextChargeOn, dayInSouthAfrica(new Date())),
  );
  await forEach(services, late, signal, (tx, row) => fallBehind(tx, row, new Date()));
}

async function forEach(
  { db, transaction, log }: Services,
  which: ReturnType<typeof and>,
  signal: AbortSignal,
  act: (tx: Parameters<Parameters<RunTransaction>[0]>[0], row: SubscriptionRow) => Promise<void>,
): Promise<void> {
  const found = await db
    .select({ id: subscriptions.id, userId: subscriptions.userId })
    .from(subscriptions)
    .where(which);
  for (const { id, userId } of found) {
    if (signal.aborted) return;
    const one = transaction(async (tx) => {
      await lockPayer(tx, userId);
      const [row] = await tx.db
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.id, id), which));
      if (row) await act(tx, row);
    });
    // A failure doesn't hold up the others; the next night finds it again.
    await one.catch((error) =>
      log.error({ err: error, subscriptionId: id }, 'A subscription could not be looked after'),
    );
  }
}
