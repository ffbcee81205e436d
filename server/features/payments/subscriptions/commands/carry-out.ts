import { and, eq } from 'drizzle-orm';
import { dayInSouthAfrica } from '#domain/calendar-day.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import type { CarryingOut } from '../../commands/ask-provider.ts';
import { lockPayer } from '../../commands/lock-payer.ts';
import type { PayfastGateway } from '../../gateway/open-gateway.ts';
import { ProviderAway } from '../../gateway/provider-errors.ts';
import type { ProviderSubscription } from '../../gateway/provider-subscriptions.ts';
import { findMonths } from '../../queries/find-payment.ts';
import { type SubscriptionRow, subscriptions } from '../../tables.ts';

interface Services {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly gateway: PayfastGateway;
}

/** Far longer than a cancellation can be taken back: nothing is charged meanwhile, even if nobody ever asks again. */
const pausedCycles = 12;

/**
 * Asks the provider for what is wanted of a subscription, as it is wanted now. How it stands there is looked at before:
 * asked twice, by a retry or by two processes, it is done once. Throws a ProviderAway to be tried again.
 */
export async function carryOut({ db, transaction, gateway }: Services, { subscriptionId }: CarryingOut): Promise<void> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  if (!row?.wanted) return;
  const theirs = await gateway.fetchSubscription(row.token);
  const done = await ask(gateway, row, theirs);
  await transaction(async (tx) => {
    await lockPayer(tx, row.userId);
    await tx.db
      .update(subscriptions)
      .set({ wanted: null, ...done })
      // What is wanted may have become something else meanwhile, and has a task of its own.
      .where(and(eq(subscriptions.id, row.id), eq(subscriptions.wanted, row.wanted as NonNullable<typeof row.wanted>)));
    // Charged again from today: months are counted from here, and not from the weeks without access.
    if (done.anchorOn !== undefined) {
      const { paid } = await findMonths(tx.db, row.id);
      await tx.db
        .update(subscriptions)
        .set({ anchorCycle: paid + 1 })
        .where(eq(subscriptions.id, row.id));
    }
  });
}

type Done = Partial<Pick<SubscriptionRow, 'providerEndedAt' | 'anchorOn'>>;

async function ask(
  gateway: PayfastGateway,
  { wanted, token, paidUntil }: SubscriptionRow,
  theirs: ProviderSubscription | null,
): Promise<Done> {
  const over = theirs === null || theirs.status === 'cancelled' || theirs.status === 'completed';
  if (over) return { providerEndedAt: new Date() };
  if (wanted === 'cancel') {
    accepted(await gateway.cancel(token), 'cancel');
    return { providerEndedAt: new Date() };
  }
  if (wanted === 'pause') {
    if (theirs.status !== 'paused') accepted(await gateway.pause(token, pausedCycles), 'pause');
    return {};
  }
  if (theirs.status === 'active') return {};
  accepted(await gateway.unpause(token), 'unpause');
  const today = dayInSouthAfrica(new Date());
  // A pause moves the next charge: it belongs on the day until which is paid, or on today when that is past.
  const runOn = paidUntil > today ? paidUntil : today;
  accepted(await gateway.update(token, { runOn }), 'update');
  return theirs.status === 'locked' ? { anchorOn: today } : {};
}

/** What the provider refuses today it may do tomorrow: a person sees it among the tasks that failed. */
function accepted(yes: boolean, deed: string): void {
  if (!yes) throw new ProviderAway(`PayFast did not ${deed} a subscription.`);
}
