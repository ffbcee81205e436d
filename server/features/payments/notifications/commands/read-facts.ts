import type { PayingSide } from '#contract/pricing.ts';
import { isUnallocated, type Known } from '#domain/payments/judge-notification.ts';
import { isRefundable } from '#domain/payments/money-back.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { findBarred } from '../../../accounts/commands/bar-user.ts';
import { lockPayment } from '../../commands/lock-payment.ts';
import type { ProviderNotification } from '../../gateway/notification.ts';
import { isFreeNow } from '../../queries/describe-trial.ts';
import { findPayer } from '../../queries/find-payer.ts';
import { findMonths, findPayment, findPaymentByProvider } from '../../queries/find-payment.ts';
import { findRefundsOf } from '../../queries/find-refunds.ts';
import { findStrayToken } from '../../queries/find-stray-token.ts';
import { findLiveSubscription, findSubscriptionByToken } from '../../queries/find-subscription.ts';
import { isOwned, type OwnedPaymentRow, type PaymentRow, type SubscriptionRow } from '../../tables.ts';

/** What a notification is about. */
export interface Subject {
  readonly charge: PaymentRow | undefined;
  readonly checkout: OwnedPaymentRow | undefined;
  /** The token's subscription, and no other: an old notification about one token says nothing about a newer one. */
  readonly subscription: SubscriptionRow | undefined;
}

export type Facts = Known & Subject;

export async function findSubject({ db }: Tx, notification: ProviderNotification): Promise<Subject> {
  const { token, pfPaymentId, merchantPaymentId } = notification;
  const checkout = await findPayment(db, merchantPaymentId);
  return {
    subscription: token === null ? undefined : await findSubscriptionByToken(db, token),
    charge: pfPaymentId === null ? undefined : await findPaymentByProvider(db, pfPaymentId),
    checkout: checkout && isOwned(checkout) ? checkout : undefined,
  };
}

/** Reads all that decides the outcome of a notification, with its payer locked. */
export async function readFacts(tx: Tx, notification: ProviderNotification): Promise<Facts> {
  const subject = await findSubject(tx, notification);
  const { charge, checkout, subscription } = subject;
  return {
    ...subject,
    isStillToSpend:
      notification.paymentStatus !== 'COMPLETE' || charge === undefined || (await isStillToSpend(tx, charge)),
    isStray: (await findStrayToken(tx.db, notification.token)) !== undefined,
    payer: await findPayerFacts(tx, subscription ?? checkout, subscription?.id),
  };
}

/**
 * Whether a charge can still pay for something: it isn't being refunded, and wasn't charged back. Unallocated money isn't
 * covered by the payer's lock, so it is locked here first.
 */
async function isStillToSpend(tx: Tx, charge: PaymentRow): Promise<boolean> {
  if (!isUnallocated(charge)) return true;
  const held = await lockPayment(tx, charge.merchantPaymentId);
  const refunds = await findRefundsOf(tx.db, held.merchantPaymentId);
  return isRefundable({ paymentStatus: held.paymentStatus, refunds });
}

interface Who {
  readonly userId: string;
  readonly side: PayingSide;
}

async function findPayerFacts(tx: Tx, who: Who | undefined, subscriptionId?: string): Promise<Known['payer']> {
  const months = subscriptionId ? await findMonths(tx.db, subscriptionId) : { paid: 0, unreported: null };
  if (!who) return { hasAccount: false, isBarred: false, isSubscribed: false, isFree: false, months };
  return {
    hasAccount: (await findPayer(tx.db, who.userId, who.side)) !== undefined,
    isBarred: (await findBarred(tx, [who.userId])).has(who.userId),
    isSubscribed: (await findLiveSubscription(tx.db, who)) !== undefined,
    isFree: await isFreeNow(tx.db, who.side),
    months,
  };
}
