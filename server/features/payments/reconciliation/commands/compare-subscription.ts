import { eq } from 'drizzle-orm';
import type { DifferenceKind } from '#contract/payments/options.ts';
import { cyclesUntil, periodOf } from '#domain/payments/subscription-terms.ts';
import { dayInSouthAfrica, daysBetween } from '#domain/shared/calendar-day.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { announceBilling } from '../../commands/announce-billing.ts';
import { askProvider } from '../../commands/ask-provider.ts';
import { chargeMonth } from '../../commands/charge-month.ts';
import { endAtProvider } from '../../commands/end-at-provider.ts';
import { fallBehind } from '../../commands/fall-behind.ts';
import { lockPayer } from '../../commands/lock-payer.ts';
import { renewTerms } from '../../commands/renew-terms.ts';
import type { ProviderSubscription } from '../../gateway/provider-subscriptions.ts';
import { isFreeNow } from '../../queries/describe-trial.ts';
import { findMonths } from '../../queries/find-payment.ts';
import { type SubscriptionRow, subscriptions } from '../../tables.ts';
import { noteDifference, settleUnreadable } from './note-difference.ts';

export interface ComparingServices {
  readonly db: Db;
  readonly transaction: RunTransaction;
}

/** Days that a charge may move by: a weekend, or a later retry. */
const mostDaysOff = 3;

/** Corrects what both sides bear out, and lists the other differences. */
export async function compareSubscription(
  { transaction, db }: ComparingServices,
  subscriptionId: string,
  theirs: ProviderSubscription | null,
): Promise<void> {
  const [found] = await db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  if (!found) return;
  await transaction(async (tx) => {
    await lockPayer(tx, found.userId);
    const [ours] = await tx.db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
    // A task has yet to change it at the provider: it is compared the next night.
    if (!ours || ours.wanted !== null) return;
    await settleUnreadable(tx, subscriptionId);
    if (await putRight(tx, ours, theirs, new Date())) await announceBilling(tx, ours);
  });
}

/** True: something was changed. */
async function putRight(
  tx: Tx,
  ours: SubscriptionRow,
  theirs: ProviderSubscription | null,
  now: Date,
): Promise<boolean> {
  const note = (kind: DifferenceKind, mine: string, other: string, mended: boolean) =>
    noteDifference(tx, { subscriptionId: ours.id, kind, ours: mine, theirs: other, mended });
  // PayFast has charged it, so the token did exist: whatever this means, it isn't proof that charges have ended.
  if (theirs === null) {
    await note('unknown at the provider', ours.status, 'nothing', false);
    return false;
  }
  const { status } = theirs;
  const { added, left } = await addMonths(tx, ours, theirs, now);
  if (added + left > 0) await note('months', `${added + left} fewer`, `${theirs.cyclesComplete} charges`, left === 0);

  if (theirs.amountCents !== ours.amountCents)
    await note('amount', String(ours.amountCents), String(theirs.amountCents), false);

  const isOver = status === 'cancelled' || status === 'completed';
  if (isOver) {
    if (ours.providerEndedAt !== null) return added > 0;
    if (ours.status !== 'ended') await note('status', ours.status, status, true);
    await endAtProvider(tx, ours, now);
    return true;
  }
  if (ours.status === 'ended') {
    await note('status', 'ended', status, true);
    await askProvider(tx, ours.id, 'cancel');
    return true;
  }
  if (ours.status === 'cancelled' && status !== 'paused') {
    await note('status', 'cancelled', status, true);
    await askProvider(tx, ours.id, status === 'locked' ? 'cancel' : 'pause');
    return true;
  }
  if (ours.status === 'active' && status === 'paused') {
    await note('status', 'active', status, true);
    await askProvider(tx, ours.id, 'unpause');
    return true;
  }
  if (status === 'locked' && ours.status === 'active') {
    await note('status', 'active', status, true);
    await fallBehind(tx, ours, now);
    return true;
  }
  if (status === 'other') await note('status', ours.status, status, false);
  // An added month has moved our date: the next night compares it.
  if (status === 'active' && added === 0 && isFarOff(ours.nextChargeOn, theirs.nextChargeOn))
    await note('next charge', ours.nextChargeOn ?? '', theirs.nextChargeOn ?? '', false);
  return added > 0;
}

const isFarOff = (ours: string | null, theirs: string | null) =>
  ours !== null && theirs !== null && Math.abs(daysBetween(ours, theirs)) > mostDaysOff;

/**
 * Adds months that the provider charged without notifying us. A late notification sets its number on the first of them.
 * Charges that weren't due, or were of another amount, are left: an admin decides whether to refund them.
 */
async function addMonths(
  tx: Tx,
  ours: SubscriptionRow,
  { cyclesComplete, nextChargeOn, amountCents }: ProviderSubscription,
  now: Date,
): Promise<{ readonly added: number; readonly left: number }> {
  const { paid, others } = await findMonths(tx.db, ours.id);
  const anchor = { on: ours.anchorOn, cycle: ours.anchorCycle };
  // Both have to agree: a count alone may count something else than we do, and a date moves with a pause.
  const byDate = nextChargeOn === null ? paid : cyclesUntil(anchor, nextChargeOn);
  const missing = Math.max(0, Math.min(cyclesComplete - others, byDate) - paid);
  const free = await isFreeNow(tx.db, ours.side);
  const isDue = (cycle: number) =>
    !free &&
    amountCents === ours.amountCents &&
    ours.status !== 'ended' &&
    !ours.cancelledLate &&
    (ours.cancelledAt === null || periodOf(anchor, cycle).from <= dayInSouthAfrica(ours.cancelledAt));
  let added = 0;
  while (added < missing && isDue(paid + added + 1)) {
    const month = await chargeMonth(tx, { subscription: ours, pfPaymentId: null, amountCents, feeCents: 0n, now });
    await renewTerms(tx, ours, month);
    added++;
  }
  return { added, left: missing - added };
}
