import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { cents, day, id, line, prose, timestamp } from '../fields.ts';
import { storyKinds } from '../ledger/options.ts';
import type { AdminPermission } from '../operators/roles.ts';
import { secondPersonRefusals } from '../operators/two-people.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { adminRefund, payer, perhapsPayer, refundInStory } from './admin-refund.ts';
import {
  differenceKinds,
  notificationStates,
  payingSides,
  paymentStatuses,
  refundStatuses,
  strayStates,
  subscriptionStatuses,
} from './options.ts';
import { payfastNotification } from './payfast-notification.ts';
import { paidFor } from './payments.ts';
import { paymentFilter, paymentsCsvApi, search } from './payments-csv.ts';

export const adminPayment = z.object({
  merchantPaymentId: id,
  payer: perhapsPayer,
  side: z.enum(payingSides).nullable(),
  itemName: z.string(),
  amountGross: z.int(),
  paymentStatus: z.enum(paymentStatuses),
  pfPaymentId: z.string().nullable(),
  createdAt: timestamp,
  paidAt: timestamp.nullable(),
  /** A refund was requested or paid. */
  goesBack: z.boolean(),
});
export type AdminPayment = z.output<typeof adminPayment>;

export const adminSubscription = z.object({
  id,
  payer,
  side: z.enum(payingSides),
  status: z.enum(subscriptionStatuses),
  amountCents: z.int(),
  token: z.string(),
  paidUntil: day('Paid until'),
  nextChargeOn: day('Next charge').nullable(),
  createdAt: timestamp,
});

export type AdminSubscription = z.output<typeof adminSubscription>;

/** All details of one payment. */
export const paymentStory = z.object({
  payment: adminPayment,
  ...paidFor,
  subscription: adminSubscription.nullable(),
  /** What the provider charges it on, where that is no subscription of ours. */
  stray: z.object({ token: z.string(), state: z.enum(strayStates) }).nullable(),
  notifications: z.array(payfastNotification),
  refunds: z.array(refundInStory),
  transfers: z.array(
    z.object({ id, what: z.enum(storyKinds), engagementId: id.nullable(), amountCents: z.int(), at: timestamp }),
  ),
  inParts: z.boolean(),
  canRefund: z.boolean(),
  refundableCents: z.int(),
  /** It pays for the current month: a refund ends the subscription. */
  refundEnds: z.boolean(),
  canRecordChargeback: z.boolean(),
  /** A refund that has not been sent yet, and that a chargeback stops. */
  chargebackStops: z.boolean(),
});

export type PaymentStory = z.output<typeof paymentStory>;

/** Differences between our row and the provider's. */
export const paymentDifference = z.object({
  id,
  subscriptionId: id,
  payer,
  foundAt: timestamp,
  kind: z.enum(differenceKinds),
  ours: z.string(),
  theirs: z.string(),
  /** Corrected without a person. */
  mended: z.boolean(),
});
export type PaymentDifference = z.output<typeof paymentDifference>;

const ofPayment = z.object({ merchantPaymentId: id });
const ofRefund = z.object({ refundId: id });
const ofNotification = z.object({ notificationId: id });
const done = { status: 204, response: noContent } as const;
const because = z.object({ reason: prose('Reason', 500) });
const may = <const P extends AdminPermission>(permission: P) =>
  ({ tag: 'Payments', gate: 'admin', permission }) as const;

const story = { status: 200, response: paymentStory } as const;
const bySecond = ['payment.not_found', ...secondPersonRefusals] as const;

export const eftInput = z.object({ reference: line('Reference of the payment', 40) });

export const adminPaymentsApi = {
  list: endpoint({
    ...may('payments.read'),
    method: 'GET',
    path: '/api/admin/payments',
    about: 'payments',
    summary: 'List payments, newest first',
    description: 'Search by email, name, our number or the provider’s.',
    query: pageQuery.extend(paymentFilter),
    status: 200,
    response: pageOf(adminPayment),
    refusals: ['request.bad_cursor'],
  }),
  ...paymentsCsvApi,
  story: endpoint({
    ...may('payments.read'),
    method: 'GET',
    path: '/api/admin/payments/:merchantPaymentId',
    // Each view is recorded in the audit log.
    about: null,
    summary: 'Get a payment with its history',
    description: 'The view is recorded in the audit log.',
    params: ofPayment,
    ...story,
    refusals: ['payment.not_found'],
  }),
  subscriptions: endpoint({
    ...may('payments.read'),
    method: 'GET',
    path: '/api/admin/subscriptions',
    about: 'payments',
    summary: 'List subscriptions, newest first',
    query: pageQuery.extend({ ...search, status: z.enum(subscriptionStatuses).optional() }),
    status: 200,
    response: pageOf(adminSubscription),
    refusals: ['request.bad_cursor'],
  }),
  notifications: endpoint({
    ...may('books.read'),
    method: 'GET',
    path: '/api/admin/payment-notifications',
    about: 'payments',
    summary: 'List payment notifications, newest first',
    description: 'Without `state`, returns those that wait for review.',
    query: pageQuery.extend({ state: z.enum(notificationStates).optional() }),
    status: 200,
    response: pageOf(payfastNotification),
    refusals: ['request.bad_cursor'],
  }),
  confirm: endpoint({
    ...may('payments.settle'),
    method: 'POST',
    path: '/api/admin/payment-notifications/:notificationId/confirmation',
    changes: ['payments'],
    summary: 'Check a parked notification at the provider',
    description: 'Applies it if the provider confirms it.',
    params: ofNotification,
    status: 200,
    /** Its outcome. */
    response: payfastNotification,
    refusals: ['payment.not_found', 'payment.notification_settled', 'payment.provider_away'],
  }),
  vouch: endpoint({
    ...may('payments.settle'),
    method: 'POST',
    path: '/api/admin/payment-notifications/:notificationId/vouching',
    changes: ['payments'],
    summary: 'Vouch for a payment notification',
    description: 'For one that the provider can’t confirm. Applied once a second admin vouches for it too.',
    params: ofNotification,
    body: because,
    status: 200,
    response: payfastNotification,
    refusals: [...bySecond, 'payment.notification_settled', 'payment.same_administrator'],
  }),
  dismiss: endpoint({
    ...may('payments.settle'),
    method: 'POST',
    path: '/api/admin/payment-notifications/:notificationId/dismissal',
    changes: ['payments'],
    summary: 'Dismiss a payment notification',
    params: ofNotification,
    body: because,
    ...done,
    refusals: ['payment.not_found', 'payment.notification_settled'],
  }),
  differences: endpoint({
    ...may('books.read'),
    method: 'GET',
    path: '/api/admin/payment-differences',
    about: 'payments',
    summary: 'List subscription differences, newest first',
    description: 'Differences between our records and the provider’s, with the time of the last comparison.',
    query: pageQuery,
    status: 200,
    response: pageOf(paymentDifference).extend({ comparedAt: timestamp.nullable() }),
    refusals: ['request.bad_cursor'],
  }),
  settleDifference: endpoint({
    ...may('payments.settle'),
    method: 'POST',
    path: '/api/admin/payment-differences/:differenceId/settlement',
    changes: ['payments'],
    summary: 'Mark a subscription difference as resolved',
    params: z.object({ differenceId: id }),
    body: because,
    ...done,
    refusals: ['payment.not_found'],
  }),
  askRefund: endpoint({
    ...may('refunds.ask'),
    tag: 'Refunds',
    method: 'POST',
    path: '/api/admin/payments/:merchantPaymentId/refunds',
    changes: ['payments'],
    summary: 'Propose a refund',
    description:
      'Needs the approval of a second admin. A payment for gigs can be refunded in part. Amounts are in cents.',
    params: ofPayment,
    body: because.extend({ amountCents: cents('Amount').optional() }),
    ...story,
    refusals: ['payment.not_found', 'refund.not_possible', 'refund.too_much'],
  }),
  recordChargeback: endpoint({
    ...may('payments.settle'),
    method: 'POST',
    path: '/api/admin/payments/:merchantPaymentId/chargeback',
    changes: ['payments'],
    summary: 'Record a chargeback',
    description: 'Ends the subscription and books the loss. Funded gigs are cancelled or wait for an admin.',
    params: ofPayment,
    body: because,
    ...story,
    refusals: ['payment.not_found', 'chargeback.not_possible'],
  }),
  refunds: endpoint({
    ...may('books.read'),
    tag: 'Refunds',
    method: 'GET',
    path: '/api/admin/refunds',
    about: 'payments',
    summary: 'List refunds, oldest first',
    description: 'Without `status`, returns those that wait for an admin.',
    query: pageQuery.extend({ status: z.enum(refundStatuses).optional() }),
    status: 200,
    response: pageOf(adminRefund),
    refusals: ['request.bad_cursor'],
  }),
  approveRefund: endpoint({
    ...may('refunds.approve'),
    tag: 'Refunds',
    method: 'POST',
    path: '/api/admin/refunds/:refundId/approval',
    changes: ['payments'],
    summary: 'Approve a refund',
    description: 'The admin who proposed it can’t approve it.',
    params: ofRefund,
    ...story,
    refusals: [...bySecond, 'refund.not_open', 'refund.same_administrator'],
  }),
  rejectRefund: endpoint({
    ...may('refunds.approve'),
    tag: 'Refunds',
    method: 'POST',
    path: '/api/admin/refunds/:refundId/rejection',
    changes: ['payments'],
    summary: 'Decline a refund',
    params: ofRefund,
    body: because,
    ...story,
    refusals: ['payment.not_found', 'refund.not_open'],
  }),
  recordEft: endpoint({
    ...may('refunds.approve'),
    tag: 'Refunds',
    method: 'POST',
    path: '/api/admin/refunds/:refundId/eft',
    changes: ['payments'],
    summary: 'Record a refund paid by EFT',
    description: 'For money paid into the account that the payer gave.',
    params: ofRefund,
    body: eftInput,
    ...story,
    refusals: [
      'payment.not_found',
      'payment.provider_away',
      'refund.not_open',
      'refund.same_administrator',
      'refund.paid_by_provider',
      'refund.other_being_sent',
    ],
  }),
};
