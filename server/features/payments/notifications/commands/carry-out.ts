import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { NotificationState } from '#contract/payments/options.ts';
import { type Decision, isPayable } from '#domain/payments/judge-notification.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { bookPayment } from '../../../ledger/commands/book-payment.ts';
import { chargeMonth, itemNameOf } from '../../commands/charge-month.ts';
import { closeCheckout } from '../../commands/close-checkout.ts';
import { endAtProvider } from '../../commands/end-at-provider.ts';
import { giveUpToken, noteStrayEnded } from '../../commands/end-stray-token.ts';
import { endSubscription } from '../../commands/end-subscription.ts';
import { fallBehind } from '../../commands/fall-behind.ts';
import { notifyPayer } from '../../commands/notify-payer.ts';
import { openRefund } from '../../commands/open-refund.ts';
import { renewTerms } from '../../commands/renew-terms.ts';
import { completeCourses } from '../../course-orders/commands/complete-courses.ts';
import type { ProviderNotification } from '../../gateway/notification.ts';
import { completeHires } from '../../hires/commands/complete-hires.ts';
import { findMonth } from '../../queries/find-payment.ts';
import {
  type OwnedPaymentRow,
  type PaymentRow,
  payfastPayments,
  type SubscriptionRow,
  subscriptions,
} from '../../tables.ts';
import { monthFaultTexts, noteTexts } from '../texts.ts';
import { keepUnallocated, type Receipt } from './keep-unallocated.ts';
import type { Facts } from './read-facts.ts';

export interface Verdict {
  readonly state: NotificationState;
  readonly reason: string | null;
}

type Of<Act extends Decision['act']> = Extract<Decision, { readonly act: Act }>;

const applied = (reason: string | null = null): Verdict => ({ state: 'applied', reason });

/** Writes the outcome of a notification, with the payer locked. */
export async function carryOut(
  tx: Tx,
  decision: Decision,
  notification: ProviderNotification,
  facts: Facts,
  now: Date,
): Promise<Verdict> {
  const { token } = notification;
  switch (decision.act) {
    case 'nothing':
      return applied(decision.note && noteTexts[decision.note]);
    case 'park':
      return { state: 'parked', reason: noteTexts[decision.note] };
    case 'close checkout':
      await closeCheckout(tx, must(facts.checkout), decision.as);
      return applied();
    case 'fall behind':
      await keepFailed(tx, notification, facts);
      await fallBehind(tx, must(facts.subscription), now);
      return applied();
    case 'end':
      await endAtProvider(tx, must(facts.subscription), now);
      return applied();
    case 'end stray':
      await noteStrayEnded(tx, must(token), now);
      return applied('We had already ended this subscription.');
    case 'keep':
      if (decision.endsToken && token !== null) await giveUpToken(tx, token);
      await keepUnallocated(tx, receiptOf(notification), facts, now);
      return applied(`${noteTexts[decision.note]} We’re keeping the money for the payer.`);
    case 'complete':
      return complete(tx, receiptOf(notification), must(facts.checkout));
    case 'complete twice': {
      const reason = `Paid a second time for the same ${facts.checkout?.item === 'hires' ? 'gig' : 'course'}.`;
      await payBack(tx, await keepUnallocated(tx, receiptOf(notification), facts, now), reason);
      return applied('We’re refunding it, because it was already paid.');
    }
    case 'name month':
      await nameMonth(tx, receiptOf(notification), facts);
      return applied('The provider had already counted this charge.');
    case 'charge month':
      return payMonth(tx, decision, receiptOf(notification), facts, now);
  }
}

/** Asserts a fact that a decision relies on. */
function must<Fact>(fact: Fact | null | undefined): Fact {
  if (fact === null || fact === undefined) throw new Error('A decision rests on what is not there');
  return fact;
}

const receiptOf = (notification: ProviderNotification): Receipt => ({
  ...notification,
  pfPaymentId: must(notification.pfPaymentId),
  amountGrossCents: must(notification.amountGrossCents),
});

async function keepFailed(
  tx: Tx,
  { pfPaymentId, amountGrossCents }: ProviderNotification,
  { charge, subscription }: Facts,
): Promise<void> {
  if (pfPaymentId === null || charge) return;
  const { userId, side, id: subscriptionId, amountCents } = must(subscription);
  await tx.db.insert(payfastPayments).values({
    merchantPaymentId: uuidv7(),
    userId,
    side,
    item: 'subscription',
    itemName: itemNameOf(side),
    amountGross: amountGrossCents !== null && amountGrossCents > 0n ? amountGrossCents : amountCents,
    paymentStatus: 'FAILED',
    subscriptionId,
    pfPaymentId,
  });
}

async function complete(tx: Tx, receipt: Receipt, checkout: OwnedPaymentRow): Promise<Verdict> {
  const { pfPaymentId, amountGrossCents: amountCents, feeCents } = receipt;
  const completing = checkout.item === 'hires' ? completeHires : completeCourses;
  if (!(await completing(tx, checkout, { pfPaymentId, amountCents, feeCents })))
    throw new Error(`Payment ${checkout.merchantPaymentId} was paid past its lock`);
  return applied();
}

/** Sets the provider's number and fee on a month that was counted before its notification arrived. */
async function nameMonth(
  tx: Tx,
  { pfPaymentId, feeCents }: Receipt,
  { charge, subscription, payer }: Facts,
): Promise<void> {
  const { merchantPaymentId } = must(await findMonth(tx.db, must(subscription).id, must(payer.months.unreported)));
  const ofPayment = (id: string) => eq(payfastPayments.merchantPaymentId, id);
  // A failed charge was retried under its number: the number is the month's from now on.
  if (charge) await tx.db.update(payfastPayments).set({ pfPaymentId: null }).where(ofPayment(charge.merchantPaymentId));
  await tx.db.update(payfastPayments).set({ pfPaymentId, feeCents }).where(ofPayment(merchantPaymentId));
  if (feeCents > 0n) await bookPayment(tx, 'payment_fee', { paymentId: merchantPaymentId, amountCents: feeCents });
}

async function payMonth(
  tx: Tx,
  { ended, back, ends }: Of<'charge month'>,
  { token, pfPaymentId, amountGrossCents: amountCents, feeCents }: Receipt,
  { charge, checkout, subscription: known }: Facts,
  now: Date,
): Promise<Verdict> {
  const subscription = known ?? (await startSubscription(tx, must(token), must(checkout), { ended, now }));
  const payment = charge ?? (checkout && isPayable(checkout) ? checkout : undefined);
  const paid = await chargeMonth(tx, { subscription, payment, pfPaymentId, amountCents, feeCents, now });
  if (back === null) {
    await renewTerms(tx, subscription, paid);
    const { userId, side, merchantPaymentId } = paid;
    await notifyPayer(tx, { userId, side, news: 'receipt', merchantPaymentId });
    return applied();
  }
  await payBack(tx, paid, monthFaultTexts[back]);
  // Requested again even if it was before: the provider didn't act on it.
  if (ends) await endSubscription(tx, subscription, { because: subscription.endedBecause ?? 'paid_twice', now });
  return applied('We’re refunding it, because nothing was due.');
}

async function startSubscription(
  tx: Tx,
  token: string,
  { userId, side, amountGross: amountCents, billingOn, createdAt }: OwnedPaymentRow,
  { ended, now }: Pick<Of<'charge month'>, 'ended'> & { readonly now: Date },
): Promise<SubscriptionRow> {
  const anchorOn = billingOn ?? dayInSouthAfrica(createdAt);
  const started = { id: uuidv7(), userId, side, token, amountCents, anchorOn, paidUntil: anchorOn };
  const status = ended
    ? ({ status: 'ended', endedAt: now, endedBecause: ended } as const)
    : ({ status: 'active' } as const);
  const [row] = await tx.db
    .insert(subscriptions)
    .values({ ...started, ...status })
    .returning();
  return must(row);
}

async function payBack(tx: Tx, paid: PaymentRow, reason: string): Promise<void> {
  await openRefund(tx, paid, reason);
  const { userId, side, merchantPaymentId } = paid;
  await notifyPayer(tx, { userId, side, news: 'paid_back', merchantPaymentId });
}
