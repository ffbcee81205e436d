import { brand } from '#contract/brand.ts';
import { graceDays, refundBankDays, refundDays } from '#contract/payments/options.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { settingsAddress } from '#contract/site/portal-addresses.ts';
import { hasAccess } from '#domain/payments/subscription-terms.ts';
import { addDays, dayInSouthAfrica, daysBetween } from '#domain/shared/calendar-day.ts';
import { formatRandExact } from '#domain/shared/rand.ts';
import { type MailContent, renderMail } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { dayText, monthText } from '#server/platform/mail/time-texts.ts';
import type { PayerNews } from '../commands/notify-payer.ts';
import { courseReceipt } from '../course-orders/texts.ts';
import type { NamedHire } from '../hires/queries/find-hires.ts';
import { receiptName } from '../present.ts';
import type { Payer } from '../queries/find-payer.ts';
import type { PaidCourseRow, PaymentRow, RefundRow, SubscriptionRow } from '../tables.ts';
import { isResumable } from './queries/describe-billing.ts';

export interface PayerMail {
  readonly payer: Payer;
  readonly payment: PaymentRow | undefined;
  /** Of a payment for courses. */
  readonly courses: readonly PaidCourseRow[];
  /** Of a payment for work. */
  readonly hires: readonly NamedHire[];
  /** The refund that the email is about, which may be of a part of the payment. */
  readonly refund: RefundRow | undefined;
  /** The one that hasn't ended. */
  readonly subscription: SubscriptionRow | undefined;
  /** The payment that can be refunded on request. */
  readonly refundable: string | null;
  /** `YYYY-MM-DD`, of a trial. */
  readonly trialEndsOn: string;
  readonly now: Date;
  /** Today's monthly price; null: nothing. */
  readonly monthlyCents: number | null;
  readonly siteUrl: string;
}

type Said = Pick<MailContent, 'heading' | 'paragraphs'> & {
  readonly label?: string;
  /** Where the email's button leads, if not to Settings, Billing. */
  readonly address?: string;
};

const rands = (cents: bigint | number | undefined) => formatRandExact(Number(cents ?? 0));
const day = (text: string | null | undefined) => (text ? dayText(text) : 'the end of the period');
const asWhom: Record<PayingSide, string> = { rep: 'as a sales rep', business: 'as a business' };

/** Null if what the email is about is gone, or has changed, by the time it is written. */
type Say = (about: PayerMail) => Said | null;

const ofPayment =
  (say: (payment: PaymentRow, about: PayerMail) => Said): Say =>
  (about) =>
    about.payment ? say(about.payment, about) : null;

const ofSubscription =
  (
    statuses: readonly SubscriptionRow['status'][],
    say: (subscription: SubscriptionRow, about: PayerMail) => Said,
  ): Say =>
  (about) =>
    about.subscription && statuses.includes(about.subscription.status) ? say(about.subscription, about) : null;

const saying: Record<PayerNews, Say> = {
  receipt: ofPayment((payment, { payer, subscription, refundable, courses }) => ({
    heading: 'Your receipt',
    label: 'Open billing',
    ...(payment.item === 'courses'
      ? courseReceipt(payer.side, payment, courses)
      : {
          paragraphs:
            payment.item === 'hires'
              ? paidForWork(payment)
              : paidForMonth(payment, { payer, subscription, refundable }),
        }),
  })),
  paid_back: ofPayment((payment, { payer, refund, ...paid }) => ({
    heading: 'We’re refunding a charge',
    paragraphs: [
      `You were charged ${rands(refund?.amountCents ?? payment.amountGross)} ${chargedFor[payment.item](payer.side)}. We’ll refund the full amount. You don’t need to do anything.`,
      ...(payment.item === 'subscription' ? [] : [`The payment was for ${refundedFor(payment, refund, paid)}.`]),
      'We’ll email you again once it’s on its way, or if we need to know where to send it.',
    ],
    label: 'Open billing',
  })),
  payment_failed: ofSubscription(['past_due'], ({ amountCents, paidUntil }, { now }) => {
    const until = addDays(paidUntil, graceDays);
    return {
      heading: 'Your payment didn’t go through',
      paragraphs: [
        `We haven’t received ${rands(amountCents)} for your subscription. ${
          until < dayInSouthAfrica(now)
            ? 'Your access is paused until it’s paid.'
            : `We’ll try again each day, and you’ll keep access until ${day(until)}.`
        }`,
        'Make sure there’s enough money on your card, or change the card under Settings, Billing.',
      ],
      label: 'Change card',
    };
  }),
  cancelled: ofSubscription(['cancelled'], (subscription, { now }) => ({
    heading: 'Your subscription is cancelled',
    paragraphs: ['You won’t be charged again.', stillOpen(subscription, now)],
    label: 'Open billing',
  })),
  resumed: ofSubscription(['active', 'past_due'], ({ amountCents, nextChargeOn }) => ({
    heading: 'Your subscription continues',
    paragraphs: [`You kept your subscription. The next charge of ${rands(amountCents)} is on ${day(nextChargeOn)}.`],
    label: 'Open billing',
  })),
  refund_sent: ofPayment((payment, { refund, ...paid }) => ({
    heading: 'Your refund is on its way',
    paragraphs: [
      `We sent ${rands(refund?.amountCents ?? payment.amountGross)} back to you for ${refundedFor(payment, refund, paid)}. Your bank takes up to ${refundBankDays} working days to show it.`,
      ...notReturned(payment, refund),
    ],
  })),
  refund_needs_account: ofPayment((payment, { refund, ...paid }) => ({
    heading: 'Where should we send your refund?',
    paragraphs: [
      `We owe you ${rands(refund?.amountCents ?? payment.amountGross)} for ${refundedFor(payment, refund, paid)}, and we can’t refund it to your card.`,
      'Add a bank account under Settings, Billing, and we’ll pay it there. We never ask for bank details by email.',
    ],
    label: 'Add bank account',
  })),
  renewal_soon: ofSubscription(['active'], ({ amountCents, nextChargeOn }) => ({
    heading: 'Your subscription renews soon',
    paragraphs: [
      `We’ll charge ${rands(amountCents)} on ${day(nextChargeOn)} for the next month.`,
      'If you don’t want that, cancel before then under Settings, Billing. You’ll keep access for the period you’ve paid for.',
    ],
    label: 'Open billing',
  })),
  card_expiring: ofSubscription(['active', 'past_due'], ({ cardExpires }) => ({
    heading: 'Your card expires soon',
    paragraphs: [
      `The card for your subscription expires at the end of ${cardExpires ? monthText(cardExpires) : 'this month'}. Add your new card under Settings, Billing, so that the next charge goes through.`,
    ],
    label: 'Change card',
  })),
  trial_ending: ({ payer, trialEndsOn, now, monthlyCents }) => ({
    heading: `Your free trial ends ${inDays(daysBetween(dayInSouthAfrica(now), trialEndsOn))}`,
    paragraphs: [
      `Your free trial ${asWhom[payer.side]} ends on ${day(trialEndsOn)}. We won’t charge you automatically.`,
      monthlyCents === null
        ? 'You don’t need to do anything.'
        : `To continue after that, subscribe for ${rands(monthlyCents)} a month. Either way, you keep your data and any money you earned.`,
    ],
    ...(monthlyCents !== null && { label: 'Subscribe' }),
  }),
  trial_ends_today: ({ payer, monthlyCents }) => ({
    heading: 'Your free trial ends today',
    paragraphs: [
      `Your free trial ${asWhom[payer.side]} ends today. We won’t charge you automatically.`,
      monthlyCents === null
        ? 'You don’t need to do anything.'
        : `To continue, subscribe for ${rands(monthlyCents)} a month. Either way, you keep your data and any money you earned.`,
    ],
    ...(monthlyCents !== null && { label: 'Subscribe' }),
  }),
};

const chargedFor: Record<PaymentRow['item'], (side: PayingSide) => string> = {
  subscription: (side) => `for a subscription ${asWhom[side]}, and nothing was due`,
  hires: () => 'for a gig that was already funded, cancelled or expired',
  courses: () => 'for a training course that was already paid for or couldn’t be opened',
};

function paidForMonth(
  payment: PaymentRow,
  { payer, subscription, refundable }: Pick<PayerMail, 'payer' | 'subscription' | 'refundable'>,
): string[] {
  return [
    `Thank you. We received ${rands(payment.amountGross)} for your subscription ${asWhom[payer.side]}. It covers ${day(payment.periodFrom)} to ${day(payment.periodUntil)}.`,
    `You can download receipt ${payment.receiptNumber ? receiptName(payment.receiptNumber) : ''} as a PDF under Settings, Billing.`,
    subscription?.nextChargeOn
      ? `The next charge of ${rands(subscription.amountCents)} is on ${day(subscription.nextChargeOn)}. You can cancel at any time before then.`
      : 'You won’t be charged again.',
    ...(payment.merchantPaymentId === refundable
      ? [
          `Changed your mind? You can request a refund of this payment within ${refundDays} days under Settings, Billing.`,
        ]
      : []),
  ];
}

const paidForWork = ({ amountGross, cardFeeCents, itemName, receiptNumber }: PaymentRow): string[] => [
  `Thank you. We received ${rands(amountGross)} for ${itemName}. We hold ${rands(amountGross - cardFeeCents)} until you approve the hours. We’ll refund what isn’t earned.`,
  `You can download receipt ${receiptNumber ? receiptName(receiptNumber) : ''} as a PDF under Settings, Billing.`,
];

/** What the refunded part of a payment was for: each gig with its rep, each course, or the payment as it was named. */
function refundedFor(
  { itemName }: PaymentRow,
  refund: RefundRow | undefined,
  { hires, courses }: Pick<PayerMail, 'hires' | 'courses'>,
): string {
  const ofPart = {
    milestone: () => hires.filter(({ milestoneId }) => milestoneId === refund?.milestoneId),
    excess: () => hires.filter(({ fundedAt }) => fundedAt === null),
    all: () => hires,
    goodwill: () => hires,
    course: () => [],
  };
  const part = refund?.part ?? 'all';
  const gigs = ofPart[part]().map(({ what, repName }) => `${what}, with ${repName}`);
  const lines = part === 'course' ? courses.filter(({ courseId }) => courseId === refund?.courseId) : [];
  const titles = part === 'excess' ? courses.filter(({ openedAt }) => openedAt === null) : lines;
  const named = [...gigs, ...new Set(titles.map(({ title }) => title))];
  return named.length > 0 ? named.join('; ') : itemName;
}

/** The card fee that a business paid on top goes to the card company and is never refunded. */
function notReturned({ cardFeeCents }: PaymentRow, refund: RefundRow | undefined): string[] {
  if (cardFeeCents === 0n || refund?.part !== 'milestone') return [];
  return [`The card fee of ${rands(cardFeeCents)} on that payment isn’t refunded, because the card company keeps it.`];
}

const inDays = (days: number): string => (days === 1 ? 'tomorrow' : `in ${days} days`);

function stillOpen(subscription: SubscriptionRow, now: Date): string {
  if (!hasAccess(subscription, now))
    return 'The period you paid for has ended. You can subscribe again at any time under Settings, Billing.';
  const open = `You’ll keep access until ${day(subscription.paidUntil)}, the end of the period you paid for.`;
  return isResumable(subscription, now)
    ? `${open} Until then, you can undo the cancellation under Settings, Billing.`
    : `${open} To continue after that, subscribe again.`;
}

/** Null: what it would be about is gone. */
export function payerMail(news: PayerNews, about: PayerMail): Mail | null {
  const said = saying[news](about);
  if (said === null) return null;
  const { heading, paragraphs, label, address = settingsAddress('billing') } = said;
  const url = `${about.siteUrl}${address}`;
  const mail = renderMail({ heading, paragraphs, ...(label && { button: { label, url } }) });
  return { to: about.payer.email, subject: `${heading} | ${brand.name}`, ...mail };
}
