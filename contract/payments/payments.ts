import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day, id, timestamp } from '../fields.ts';
import { changedWithBilling } from '../nouns.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { gigMoneyProviders, payableItems, payingSides, paymentStatuses } from './options.ts';

/** Where the provider notifies us of a payment's outcome. */
export const webhookPath = '/api/payfast-webhook';

/** Where a partner that holds money for others does. */
export const escrowWebhookPath = '/api/escrow-webhook';

/** Where the provider redirects a payer. */
export const paymentPages = { success: '/payment-success', cancelled: '/payment-cancelled' } as const;

const order = (price: string) =>
  `I order this subscription. ${price} is charged today and on the same day of each month until I cancel, and my access begins at once.`;

/**
 * What a payer agrees to before a subscription is paid (ECTA, sections 43 and 44), by its version, which is stored with the payment: a wording that
 * was agreed to is never edited, another one is added.
 */
export const subscriptionConsents = {
  /** The text for payers who got a first payment refunded before. */
  '2026-11-29-no-refund': (price: string) =>
    `${order(price)} I have had a first payment refunded before, so I can't take this one back.`,
  '2026-11': (price: string) => `${order(price)} I can take the first payment back within 7 days.`,
  '2026-11-22': (price: string) => `${order(price)} I can take my first payment back within 7 days, once.`,
} as const;

/** The current version. */
export const consentVersion = '2026-11-22' satisfies keyof typeof subscriptionConsents;

/** The current version for a payer. */
export const consentFor = (refundUsed: boolean): keyof typeof subscriptionConsents =>
  refundUsed ? '2026-11-29-no-refund' : consentVersion;

/** How long an unpaid checkout stays open, in hours. */
export const checkoutHours = 24;

export const checkoutInput = z.object({
  item: z.literal('subscription'),
  side: z.enum(payingSides),
  consent: z.literal(true, 'Please confirm that you agree.'),
});

/** What the browser posts to the provider, in this order: the signature covers the fields in order. */
export const checkout = z.object({
  paymentId: id,
  /** Where the form goes. */
  action: z.url(),
  fields: z.record(z.string(), z.string()),
});

export type Checkout = z.output<typeof checkout>;

/** One rep's work that a payment is for, all of it or a week. */
const paidHire = z.object({
  milestoneId: id,
  engagementId: id,
  repName: z.string(),
  /** The job, with its days. */
  what: z.string(),
  startsAt: timestamp.nullable(),
  amountCents: z.int(),
  /** The part that was paid on top for the card. */
  cardFeeCents: z.int(),
  /**
   * `returning`: it was paid for, could no longer be funded, and is being refunded. `funded`: it is held. Afterwards `settled` if none of it is
   * refunded, `partly_returned`, or `returned` if all of it is. Of a charged-back payment: `charged_back` until a person has decided the gig, then
   * `charged_back_earned` or `charged_back_unearned`. `replaced`: it pays for a replacement, and the rest of it is refunded.
   */
  state: z.enum([
    'unpaid',
    'returning',
    'funded',
    'settled',
    'partly_returned',
    'returned',
    'replaced',
    'charged_back',
    'charged_back_earned',
    'charged_back_unearned',
  ]),
});

export type PaidHire = z.output<typeof paidHire>;

/** A course that a payment is for, and for whom. */
const paidCourse = z.object({
  courseId: id,
  title: z.string(),
  /** Null: their account is gone. */
  learnerName: z.string().nullable(),
  amountCents: z.int(),
  /**
   * `returning`: it was paid for, could no longer be opened, and is being refunded. `returned`: it was open, and its payment is refunded.
   * `charged_back`: it was open until the bank took the payment back.
   */
  state: z.enum(['unpaid', 'returning', 'opened', 'returned', 'charged_back']),
});

export type PaidCourse = z.output<typeof paidCourse>;

/** A payment's provider, and its purpose, where that is work or courses. */
export const paidFor = {
  provider: z.enum(gigMoneyProviders),
  hires: z.array(paidHire),
  courses: z.array(paidCourse),
};

export const payment = z.object({
  merchantPaymentId: id,
  item: z.enum(payableItems),
  itemName: z.string(),
  /** In cents. */
  amountGross: z.int(),
  paymentStatus: z.enum(paymentStatuses),
  side: z.enum(payingSides),
  createdAt: timestamp,
  paidAt: timestamp.nullable(),
  /** The period it pays for, first and last day. */
  period: z.object({ from: day('From'), until: day('Until') }).nullable(),
  receiptNumber: z.string().nullable(),
  ...paidFor,
});

export type Payment = z.output<typeof payment>;

const ofPayment = z.object({ merchantPaymentId: id });
const shared = { tag: 'Payments', gate: 'signed-in' } as const;

export const paymentsApi = {
  checkout: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/payments/checkouts',
    changes: changedWithBilling,
    summary: 'Create a checkout for a subscription',
    description: 'Returns the fields to post to the payment provider. An open checkout is returned again.',
    body: checkoutInput,
    status: 201,
    response: checkout,
    refusals: [
      'role.rep_required',
      'role.business_required',
      'payment.nothing_to_pay',
      'payment.already_subscribed',
      'payment.past_due',
      'account.suspended',
    ],
  }),
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/payments',
    about: 'own payments',
    seenByTeam: true,
    summary: 'List your payments, newest first',
    query: pageQuery,
    status: 200,
    response: pageOf(payment),
    refusals: ['request.bad_cursor'],
  }),
  show: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/payments/:merchantPaymentId',
    about: 'own payments',
    seenByTeam: true,
    summary: 'Get one of your payments',
    params: ofPayment,
    status: 200,
    response: payment,
    refusals: ['payment.not_found'],
  }),
  receipt: endpoint({
    ...shared,
    limit: 'costly-read',
    method: 'GET',
    path: '/api/payments/:merchantPaymentId/receipt',
    about: null,
    summary: 'Get a receipt as PDF',
    description: 'Returns the file in base64.',
    params: ofPayment,
    status: 200,
    response: z.object({ name: z.string(), pdf: z.base64() }),
    refusals: ['payment.not_found'],
  }),
};
