import type {
  GigMoneyProviderName,
  PaymentStatus,
  payableItems,
  SubscriptionStatus,
} from '#contract/payments/options.ts';
import { dayInSouthAfrica } from '../shared/calendar-day.ts';
import { type Anchor, periodOf } from './subscription-terms.ts';

/** A notification of the card provider, once it is authenticated. */
interface Said {
  readonly paymentStatus: string | null;
  readonly token: string | null;
  readonly pfPaymentId: string | null;
  readonly amountGrossCents: bigint | null;
}

/** All facts that decide the outcome, read once the payer is locked. */
export interface Known {
  /** The charge that the provider has named before. */
  readonly charge: { readonly paymentStatus: PaymentStatus; readonly paidAt: Date | null } | undefined;
  /** That charge is not an unallocated one being refunded, or charged back. */
  readonly isStillToSpend: boolean;
  /** The payment that we named to the provider. */
  readonly checkout: Checkout | undefined;
  readonly subscription: Subscription | undefined;
  /** The token was cancelled: no charge may use it. */
  readonly isStray: boolean;
  /** The subscription's payer, or the checkout's. */
  readonly payer: Payer;
}

interface Checkout {
  readonly item: (typeof payableItems)[number];
  readonly provider: GigMoneyProviderName;
  readonly paymentStatus: PaymentStatus;
  readonly amountGross: bigint;
}

interface Subscription {
  readonly status: SubscriptionStatus;
  readonly amountCents: bigint;
  readonly anchorOn: string;
  readonly anchorCycle: number;
  readonly cancelledAt: Date | null;
  /** Its charge was late when its payer cancelled it. */
  readonly cancelledLate: boolean;
  readonly providerEndedAt: Date | null;
  readonly endedBecause: string | null;
}

interface Payer {
  readonly hasAccount: boolean;
  readonly isBarred: boolean;
  /** They have a subscription that has not ended. */
  readonly isSubscribed: boolean;
  /** The operator charges their side nothing. */
  readonly isFree: boolean;
  readonly months: {
    /** Number of paid months. */
    readonly paid: number;
    /** One that is known from the provider's count alone. */
    readonly unreported: number | null;
  };
}

/** Why a new subscription owed nothing. */
type NotDue = 'account_closed' | 'paid_twice' | 'nothing_due';

/** The changes to record for a notification. */
export type NotificationNote =
  | 'unknown_subject'
  | 'undecided'
  | 'unknown_status'
  | 'known'
  | 'incomplete'
  | 'refunded'
  | 'paid_once'
  | 'other_purchase'
  | 'other_provider'
  | 'other_amount'
  | 'no_token';

/** The reason for a refund. */
export type MonthFault = 'not_due' | 'had_ended';

export type Decision =
  | { readonly act: 'nothing'; readonly note: NotificationNote | null }
  | { readonly act: 'park'; readonly note: NotificationNote }
  | { readonly act: 'close checkout'; readonly as: 'FAILED' | 'CANCELLED' }
  | { readonly act: 'fall behind' }
  | { readonly act: 'end' }
  | { readonly act: 'end stray' }
  /** It pays for nothing that we know of: stored for its payer. */
  | { readonly act: 'keep'; readonly note: NotificationNote; readonly endsToken: boolean }
  /** A one-off payment: the first, or a duplicate. */
  | { readonly act: 'complete' }
  | { readonly act: 'complete twice' }
  /** The month that the provider had counted before. */
  | { readonly act: 'name month' }
  /** @property ended of a subscription that this charge begins, if nothing is due by it; @property back why the month is refunded */
  | {
      readonly act: 'charge month';
      readonly ended: NotDue | null;
      readonly back: MonthFault | null;
      readonly ends: boolean;
    };

/** Abandoned checkouts may still be paid. */
export const payableStatuses = ['PENDING', 'ABANDONED', 'CANCELLED', 'FAILED'] as const satisfies PaymentStatus[];

export const isPayable = ({ paymentStatus }: Pick<Checkout, 'paymentStatus'>): boolean =>
  payableStatuses.some((status) => status === paymentStatus);

/** Whether it is an unallocated receipt. */
export const isUnallocated = ({ paymentStatus }: Pick<Checkout, 'paymentStatus'>): boolean =>
  paymentStatus === 'UNALLOCATED';

const nothing = (note: NotificationNote | null = null): Decision => ({ act: 'nothing', note });
const keep = (note: NotificationNote, endsToken = false): Decision => ({ act: 'keep', note, endsToken });

/** It is reconsidered once the first charge of its token has arrived, and by a task. */
const tooEarly: Decision = { act: 'park', note: 'unknown_subject' };

/** The outcome of a notification. Whatever the order in which notifications arrive, they end in the same rows. */
export function judgeNotification(said: Said, known: Known): Decision {
  const { charge, checkout, subscription, isStray } = known;
  if (said.paymentStatus === 'COMPLETE') return judgeMoney(said, known);
  if (!charge && !checkout && !subscription && !isStray) return tooEarly;
  if (said.paymentStatus === 'PENDING') return nothing('undecided');
  if (said.paymentStatus !== 'FAILED' && said.paymentStatus !== 'CANCELLED')
    return { act: 'park', note: 'unknown_status' };
  if (said.token === null && !subscription)
    return checkout ? { act: 'close checkout', as: said.paymentStatus } : nothing();
  // A failed charge does not undo receipts before or after it.
  if (said.paymentStatus === 'FAILED') return subscription ? { act: 'fall behind' } : tooEarly;
  // The provider has ended a token: at our request, at the payer's, or after too many failed charges.
  if (!subscription) return isStray ? { act: 'end stray' } : tooEarly;
  return subscription.providerEndedAt === null ? { act: 'end' } : nothing('known');
}

function judgeMoney({ token, pfPaymentId, amountGrossCents }: Said, known: Known): Decision {
  const { charge, checkout, subscription, payer } = known;
  if (charge && charge.paidAt !== null && !isUnallocated(charge)) return nothing('known');
  if (pfPaymentId === null || amountGrossCents === null || amountGrossCents <= 0n)
    return { act: 'park', note: 'incomplete' };
  if (!known.isStillToSpend) return nothing('refunded');
  const expected = subscription?.amountCents ?? checkout?.amountGross;
  if (expected === undefined) return keep('unknown_subject');
  const isRight = isWithinACent(expected, amountGrossCents);
  if (!subscription && checkout && checkout.item !== 'subscription') {
    if (token !== null) return keep('paid_once', true);
    if (charge) return keep('other_purchase');
    if (checkout.provider !== 'card') return keep('other_provider');
    if (!isRight) return keep('other_amount');
    return { act: isPayable(checkout) ? 'complete' : 'complete twice' };
  }
  if (token === null) return keep('no_token');
  if (!isRight) return keep('other_amount', !subscription);
  if (subscription && payer.months.unreported !== null && !(charge && isUnallocated(charge)))
    return { act: 'name month' };
  return { act: 'charge month', ...(subscription ? judgeMonth(subscription, payer) : judgeFirst(payer)) };
}

type Month = Omit<Extract<Decision, { readonly act: 'charge month' }>, 'act'>;

/** A payer with a subscription already, or whose account was closed or suspended since, owes nothing. */
function judgeFirst({ hasAccount, isSubscribed, isBarred, isFree }: Payer): Month {
  const because = isBarred || isFree ? 'nothing_due' : null;
  const ended: NotDue | null = !hasAccount ? 'account_closed' : isSubscribed ? 'paid_twice' : because;
  return { ended, back: ended && 'had_ended', ends: ended !== null };
}

/**
 * No charge is due on a subscription that has ended, or after the month in which it was cancelled; nor for a month that was late by then, which the
 * provider may yet have retried before it was notified.
 */
function judgeMonth(subscription: Subscription, { isSubscribed, isFree, months }: Payer): Month {
  const { status, endedBecause, cancelledAt, cancelledLate, anchorOn: on, anchorCycle: cycle } = subscription;
  const ends = status === 'ended' && (endedBecause !== 'unpaid' || isSubscribed);
  const anchor: Anchor = { on, cycle };
  const isLater = cancelledAt !== null && periodOf(anchor, months.paid + 1).from > dayInSouthAfrica(cancelledAt);
  const isUndue = isFree || (status === 'cancelled' && (cancelledLate || isLater));
  return { ended: null, back: ends ? 'had_ended' : isUndue ? 'not_due' : null, ends };
}

/** PayFast rounds: one cent more or less is the same amount. */
function isWithinACent(expected: bigint, given: bigint): boolean {
  const difference = expected - given;
  return difference >= -1n && difference <= 1n;
}
