import { eq } from 'drizzle-orm';
import { accessUntil } from '#domain/payments/subscription-terms.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { askProvider, type CarryingOut } from '../../commands/ask-provider.ts';
import { endAtProvider } from '../../commands/end-at-provider.ts';
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

/** Far longer than a subscription can be resumed: nothing is charged during that time, even if no task runs again. */
const pausedCycles = 12;

/**
 * Requests from the provider what a subscription wants by now. Reads its status there first, so that a retry or a second
 * process does it once. Throws a ProviderAway if it has to be retried.
 */
export async function carryOut({ db, transaction, gateway }: Services, { subscriptionId }: CarryingOut): Promise<void> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  if (!row?.wanted) return;
  const theirs = await gateway.fetchSubscription(row.token);
  if (theirs === null) throw new ProviderAway('PayFast does not know a subscription that it has charged.');
  const done = await ask(gateway, row, theirs);
  const { wanted } = row;
  await transaction(async (tx) => {
    await lockPayer(tx, row.userId);
    const own = eq(subscriptions.id, row.id);
    const [ours] = await tx.db.select().from(subscriptions).where(own);
    if (!ours || ours.providerEndedAt !== null) return;
    if (done === 'over') return endAtProvider(tx, ours, new Date());
    if (ours.wantedVersion !== row.wantedVersion) {
      // The wanted state has changed since, and its task may have run before this one: request the current state again.
      const now = ours.wanted ?? defaults[ours.status];
      return now === wanted ? undefined : askProvider(tx, row.id, now);
    }
    // Charges restart today: months are counted from here, and the weeks without access aren't.
    const { paid } = await findMonths(tx.db, row.id);
    const anchor = done === 'restarted' ? { anchorOn: today(), anchorCycle: paid + 1 } : {};
    await tx.db
      .update(subscriptions)
      .set({ wanted: null, ...anchor })
      .where(own);
  });
}

/** The provider's state of a subscription for which nothing is wanted. */
const defaults = {
  active: 'unpause',
  past_due: 'unpause',
  cancelled: 'pause',
  ended: 'cancel',
} as const satisfies Record<SubscriptionRow['status'], SubscriptionRow['wanted']>;

type Done = 'as before' | 'restarted' | 'over';

const today = () => dayInSouthAfrica(new Date());

async function ask(gateway: PayfastGateway, row: SubscriptionRow, theirs: ProviderSubscription): Promise<Done> {
  const { wanted, token } = row;
  if (theirs.status === 'cancelled' || theirs.status === 'completed') return 'over';
  if (wanted === 'cancel') {
    accepted(await gateway.cancel(token), 'cancel');
    return 'over';
  }
  if (wanted === 'pause') {
    if (theirs.status !== 'paused') accepted(await gateway.pause(token, pausedCycles), 'pause');
    return 'as before';
  }
  return unpause(gateway, row, theirs);
}

/**
 * Resumes charges. Whether months restart depends on our row alone, so that a retry after a partly completed attempt has
 * the same result.
 */
async function unpause(gateway: PayfastGateway, row: SubscriptionRow, theirs: ProviderSubscription): Promise<Done> {
  const { status, token, paidUntil } = row;
  const anew = status === 'past_due' && (accessUntil(row) ?? '') < today();
  // A late charge is already being retried.
  if (theirs.status === 'active' && status === 'past_due' && !anew) return 'as before';
  if (theirs.status !== 'active') accepted(await gateway.unpause(token), 'unpause');
  // A pause moves the next charge: set it to the day until which is paid, or to today if that is past.
  const [runOn = paidUntil] = [paidUntil, today()].sort().reverse();
  if (theirs.status !== 'active' || theirs.nextChargeOn !== runOn)
    accepted(await gateway.update(token, { runOn }), 'update');
  return anew ? 'restarted' : 'as before';
}

/** Throws for a refusal, which may succeed on a retry: admins see it among the failed tasks. */
function accepted(yes: boolean, action: string): void {
  if (!yes) throw new ProviderAway(`PayFast did not ${action} a subscription.`);
}
