import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { PayingSide } from '#contract/pricing.ts';
import { isRefundable } from '#domain/payments/money-back.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { findBarred } from '../../../accounts/commands/bar-user.ts';
import { bookPayment } from '../../../ledger/commands/book-payment.ts';
import { chargeMonth } from '../../commands/charge-month.ts';
import { giveUpToken } from '../../commands/end-stray-token.ts';
import { endSubscription } from '../../commands/end-subscription.ts';
import { lockPayment } from '../../commands/lock-payment.ts';
import { openRefund } from '../../commands/open-refund.ts';
import { renewTerms } from '../../commands/renew-terms.ts';
import { tellPayer } from '../../commands/tell-payer.ts';
import { isWithinACent } from '../../gateway/amounts.ts';
import type { ProviderNotification } from '../../gateway/notification.ts';
import { isFreeNow } from '../../queries/describe-trial.ts';
import { findPayer } from '../../queries/find-payer.ts';
import { findMonth, findMonths } from '../../queries/find-payment.ts';
import { findRefundsOf } from '../../queries/find-refunds.ts';
import { findLiveSubscription } from '../../queries/find-subscription.ts';
import {
  type OwnedPaymentRow,
  type PaymentRow,
  payableStatuses,
  payfastPayments,
  type SubscriptionRow,
  subscriptions,
} from '../../tables.ts';
import { applyOnce, isPaidOnce } from './apply-once.ts';
import { applied, type Subject, type Verdict } from './give-verdict.ts';
import { isUnallocated, keepUnallocated, type Receipt } from './keep-unallocated.ts';

/** Money came in. */
export async function applyComplete(tx: Tx, told: ProviderNotification, subject: Subject, now: Date): Promise<Verdict> {
  const { token, pfPaymentId, amountGrossCents } = told;
  const { charge, checkout, subscription: known } = subject;
  if (charge && charge.paidAt !== null && !isUnallocated(charge)) return applied('It was known.');
  if (pfPaymentId === null || amountGrossCents === null || amountGrossCents <= 0n)
    return { state: 'parked', reason: 'Money that comes in has a number and an amount.' };
  const receipt: Receipt = { ...told, pfPaymentId, amountGrossCents };
  if (charge && !(await isStillToSpend(tx, charge))) return applied('It has gone back, or is on its way.');
  const keep = async (reason: string) => {
    await keepUnallocated(tx, receipt, subject, now);
    return applied(`${reason} The money was kept for whoever paid it.`);
  };
  if (!known && checkout && isPaidOnce(checkout)) return applyOnce(tx, receipt, { ...subject, checkout });
  const expected = known?.amountCents ?? checkout?.amountGross;
  if (expected === undefined) return keep('It is about no payment and no subscription that we know.');
  if (token === null) return keep('A charge of a subscription has a token.');
  if (!isWithinACent(expected, amountGrossCents)) {
    if (!known) await giveUpToken(tx, token);
    return keep('The amount is not what was to be paid.');
  }

  const subscription = known ?? (checkout && (await beginSubscription(tx, token, checkout, now)));
  if (!subscription) throw new Error('What is expected belongs to a payment or a subscription');
  const untold = charge && isUnallocated(charge) ? undefined : await untoldMonth(tx, subscription);
  if (untold) {
    await nameMonth(tx, untold, { charge, pfPaymentId, feeCents: told.feeCents });
    return applied('The provider had counted this charge before.');
  }
  const paid = await chargeMonth(tx, {
    subscription,
    payment:
      charge ??
      (checkout && payableStatuses.some((status) => status === checkout.paymentStatus) ? checkout : undefined),
    pfPaymentId,
    amountCents: amountGrossCents,
    feeCents: told.feeCents,
    now,
  });
  if (await goesBack(tx, subscription, paid, now)) return applied('It is paid back: nothing was due.');
  await renewTerms(tx, subscription, paid);
  const { userId, side, merchantPaymentId } = paid;
  await tellPayer(tx, { userId, side, news: 'receipt', merchantPaymentId });
  return applied();
}

/**
 * What is on its way back, or was taken back by the bank, pays for nothing any more. Money of nobody is not held with the payer:
 * it is asked about once it is held itself.
 */
async function isStillToSpend(tx: Tx, charge: PaymentRow): Promise<boolean> {
  if (!isUnallocated(charge)) return true;
  const held = await lockPayment(tx, charge.merchantPaymentId);
  const refunds = await findRefundsOf(tx.db, held.merchantPaymentId);
  return isRefundable({ paymentStatus: held.paymentStatus, refunds });
}

async function beginSubscription(
  tx: Tx,
  token: string,
  { userId, side, amountGross, billingOn, createdAt }: OwnedPaymentRow,
  now: Date,
): Promise<SubscriptionRow> {
  const anchorOn = billingOn ?? dayInSouthAfrica(createdAt);
  const because = await whyNotDue(tx, userId, side);
  const [begun] = await tx.db
    .insert(subscriptions)
    .values({
      id: uuidv7(),
      userId,
      side,
      token,
      amountCents: amountGross,
      anchorOn,
      paidUntil: anchorOn,
      status: because ? 'ended' : 'active',
      ...(because && { endedAt: now, endedBecause: because }),
    })
    .returning();
  if (!begun) throw new Error('A subscription was not kept');
  if (because) await endSubscription(tx, begun, { because, now });
  return begun;
}

/** Who has a subscription already, and whose account was closed or suspended meanwhile, owes nothing. */
async function whyNotDue(tx: Tx, userId: string, side: PayingSide) {
  if (!(await findPayer(tx.db, userId, side))) return 'account_closed' as const;
  if ((await findLiveSubscription(tx.db, { userId, side })) !== undefined) return 'paid_twice' as const;
  if ((await findBarred(tx, [userId])).has(userId)) return 'nothing_due' as const;
  return (await isFreeNow(tx.db, side)) ? ('nothing_due' as const) : null;
}

/** A month that was counted by the provider before its notification came. */
async function untoldMonth(tx: Tx, { id }: SubscriptionRow): Promise<PaymentRow | undefined> {
  const { untold } = await findMonths(tx.db, id);
  return untold === null ? undefined : findMonth(tx.db, id, untold);
}

interface Named {
  /** What the number stood for until now. */
  readonly charge: PaymentRow | undefined;
  readonly pfPaymentId: string;
  readonly feeCents: bigint;
}

/** Its notification has come: now it has the provider's number, and what the provider kept of it is known. */
async function nameMonth(
  tx: Tx,
  { merchantPaymentId }: PaymentRow,
  { charge, pfPaymentId, feeCents }: Named,
): Promise<void> {
  // A charge that had failed and was tried again under its number: the number is of the month from here on.
  if (charge)
    await tx.db
      .update(payfastPayments)
      .set({ pfPaymentId: null })
      .where(eq(payfastPayments.merchantPaymentId, charge.merchantPaymentId));
  await tx.db
    .update(payfastPayments)
    .set({ pfPaymentId, feeCents })
    .where(eq(payfastPayments.merchantPaymentId, merchantPaymentId));
  if (feeCents > 0n) await bookPayment(tx, 'payment_fee', { paymentId: merchantPaymentId, amountCents: feeCents });
}

/**
 * Nothing may be charged on a subscription that has ended, or after the month in which it was cancelled; nor a month that was
 * late by then, which the provider may yet have tried again before it heard of it.
 */
async function goesBack(tx: Tx, subscription: SubscriptionRow, paid: PaymentRow, now: Date): Promise<boolean> {
  const { status, endedBecause, cancelledAt, cancelledLate } = subscription;
  const isTaken = (await findLiveSubscription(tx.db, subscription)) !== undefined;
  const ended = status === 'ended' && (endedBecause !== 'unpaid' || isTaken);
  const isLater = cancelledAt !== null && (paid.periodFrom ?? '') > dayInSouthAfrica(cancelledAt);
  const afterCancelling = status === 'cancelled' && (cancelledLate || isLater);
  if (!ended && !afterCancelling && !(await isFreeNow(tx.db, subscription.side))) return false;
  await openRefund(tx, paid, ended ? 'Paid for a subscription that had ended.' : 'Charged when nothing was due.');
  const { userId, side, merchantPaymentId } = paid;
  await tellPayer(tx, { userId, side, news: 'paid_back', merchantPaymentId });
  // Asked for again, whatever came of it before: it was not heeded.
  if (ended) await endSubscription(tx, subscription, { because: endedBecause ?? 'paid_twice', now });
  return true;
}
