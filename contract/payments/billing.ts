import { z } from 'zod';
import { ownerProof } from '../accounts/owner-proof.ts';
import { endpoint, noContent } from '../endpoint.ts';
import { day, id, line, optionalProse, prose, timestamp } from '../fields.ts';
import { changedWithBilling } from '../nouns.ts';
import { accountNumber, branchCode, optionalVatNumber } from '../number-fields.ts';
import { payingSides, refundStatuses, subscriptionStatuses } from './options.ts';
import { trialStatus } from './trial-status.ts';

/** Above this amount, in cents, a tax invoice has to name the recipient (VAT Act, section 20). */
export const namedInvoiceCents = 500_000;

export const billingDetails = z.object({
  name: line('Name'),
  address: prose('Address', 300),
  vatNumber: optionalVatNumber,
});

export type BillingDetails = z.output<typeof billingDetails>;

const subscription = z.object({
  id,
  status: z.enum(subscriptionStatuses),
  /** Each month, in cents. */
  amountCents: z.int(),
  paidUntil: day('Paid until'),
  /** Null when nothing will be charged. */
  nextChargeOn: day('Next charge').nullable(),
  /** The last day of full access. */
  accessUntil: day('Access until'),
  /** `YYYY-MM`, as its owner stated: the provider does not report it. */
  cardExpires: z.string().nullable(),
  canCancel: z.boolean(),
  canResume: z.boolean(),
  canChangeCard: z.boolean(),
  /** Until when the first payment is refunded on request; null when it is not, or not any more. */
  refundableUntil: timestamp.nullable(),
});

const refund = z.object({
  id,
  merchantPaymentId: id,
  amountCents: z.int(),
  status: z.enum(refundStatuses),
  /** Until when the money is held for a replacement; null: it is not, or no longer. */
  keptUntil: timestamp.nullable(),
  /** The account for a refund that the card does not take; null while none valid was entered. */
  account: z
    .object({
      bank: z.string(),
      lastFour: z.string(),
      /** Until when the link in the email confirms it; null once it is confirmed. */
      linkUntil: timestamp.nullable(),
      /** From when the money is sent; null while it is not confirmed. */
      usableFrom: timestamp.nullable(),
    })
    .nullable(),
});

export const billing = z.object({
  side: z.enum(payingSides),
  /** Null when this side pays nothing. */
  monthlyCents: z.int().nullable(),
  trial: trialStatus,
  subscription: subscription.nullable(),
  /** Whether this side ever paid for a subscription, also if it is over or refunded. */
  subscribedBefore: z.boolean(),
  /** The trial ended before this account began: the email address had it under an earlier account. */
  trialUsedBefore: z.boolean(),
  /** A first payment was refunded on request before, also under an earlier account. No other one is. */
  refundUsed: z.boolean(),
  /** An unfinished payment that may yet arrive. */
  openCheckout: z.object({ merchantPaymentId: id, createdAt: timestamp }).nullable(),
  /** Refunds on their way, or waiting for an account. */
  refunds: z.array(refund),
});

export type Billing = z.output<typeof billing>;

/** The account for a refund that the card does not take. */
export const refundAccount = z.object({
  accountHolder: line('Account holder', 80),
  bank: line('Bank', 60),
  branchCode,
  accountNumber,
});

/** With proof that the owner is at the keyboard. */
export const refundAccountInput = refundAccount.extend(ownerProof.shape);

/** Targets of the emailed links about these accounts. The pages have a button to confirm. */
export const confirmRefundAccountPath = '/confirm-refund-account';
export const notMyRefundAccountPath = '/not-my-refund-account';

const ofMail = {
  tag: 'Subscriptions',
  gate: 'open',
  method: 'POST',
  body: z.object({ token: z.string().min(1).max(200) }),
} as const;

const ofSide = z.object({ side: z.enum(payingSides) });
const shared = { tag: 'Subscriptions', gate: 'signed-in' } as const;
const sideRefusals = ['role.rep_required', 'role.business_required'] as const;

export const cancellationReason = optionalProse('Reason', 500);

export const billingApi = {
  show: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/billing',
    about: 'billing',
    seenByTeam: true,
    summary: 'Get a subscription',
    query: ofSide,
    status: 200,
    response: billing,
    refusals: sideRefusals,
  }),
  cancel: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/billing/cancellation',
    changes: changedWithBilling,
    summary: 'Cancel a subscription',
    description: 'Access lasts until the end of the paid month. You are not charged again.',
    body: ofSide.extend({ reason: cancellationReason }),
    status: 200,
    response: billing,
    refusals: [...sideRefusals, 'subscription.none', 'subscription.not_cancellable'],
  }),
  resume: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/billing/resumption',
    changes: changedWithBilling,
    summary: 'Resume a cancelled subscription',
    body: ofSide,
    status: 200,
    response: billing,
    refusals: [
      ...sideRefusals,
      'subscription.none',
      'subscription.not_resumable',
      'payment.nothing_to_pay',
      'account.suspended',
    ],
  }),
  refund: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/billing/refund',
    changes: changedWithBilling,
    summary: 'Refund the first payment of a subscription',
    description: 'The subscription ends immediately.',
    body: ofSide,
    status: 200,
    response: billing,
    refusals: [...sideRefusals, 'subscription.none', 'refund.not_due'],
  }),
  changeCard: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/billing/card-update',
    changes: [],
    summary: 'Get the provider’s address for a new card',
    body: ofSide,
    status: 200,
    response: z.object({ url: z.url() }),
    refusals: [...sideRefusals, 'subscription.none'],
  }),
  cardChanged: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/billing/card-update/return',
    changes: changedWithBilling,
    summary: 'Retry a failed charge with the new card',
    body: ofSide,
    status: 200,
    response: billing,
    refusals: [...sideRefusals, 'subscription.none'],
  }),
  setCardExpiry: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/billing/card-expiry',
    changes: ['billing'],
    summary: 'Set the expiry date of your card',
    description: 'Used for a reminder only.',
    body: ofSide.extend({
      expires: z
        .string()
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Enter the month and year shown on the card.')
        .nullable(),
    }),
    status: 200,
    response: billing,
    refusals: [...sideRefusals, 'subscription.none'],
  }),
  details: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/billing/details',
    about: 'billing',
    summary: 'Get your billing details',
    status: 200,
    response: z.object({ details: billingDetails.nullable() }),
  }),
  editDetails: endpoint({
    ...shared,
    method: 'PUT',
    path: '/api/billing/details',
    changes: ['billing'],
    summary: 'Update your billing details',
    description: 'Shown on your receipts.',
    body: billingDetails,
    status: 200,
    response: z.object({ details: billingDetails.nullable() }),
  }),
  giveRefundAccount: endpoint({
    ...shared,
    method: 'POST',
    path: '/api/billing/refunds/:refundId/account',
    changes: ['billing'],
    summary: 'Set the bank account for a refund',
    description:
      'For a refund that your card does not take. Needs your password and the link in the email that follows.',
    params: z.object({ refundId: id }),
    body: refundAccountInput,
    status: 204,
    response: noContent,
    refusals: [
      'payment.not_found',
      'refund.not_open',
      'account.password_wrong',
      'account.code_wrong',
      'bank_account.held',
    ],
  }),
  confirmRefundAccount: endpoint({
    ...ofMail,
    path: '/api/refund-account-confirmation',
    changes: changedWithBilling,
    summary: 'Confirm the bank account for a refund',
    description: 'Takes the token from the email, so no session is needed.',
    status: 200,
    response: z.object({ usableFrom: timestamp }),
    refusals: ['refund_account.link_invalid', 'bank_account.held', 'request.too_many'],
  }),
  undoRefundAccount: endpoint({
    ...ofMail,
    path: '/api/refund-account-undo',
    changes: changedWithBilling,
    summary: 'Cancel the bank account for a refund',
    description: 'Takes the token from the email, so no session is needed. For an account that you did not enter.',
    status: 204,
    response: noContent,
    refusals: ['refund_account.link_invalid', 'request.too_many'],
  }),
};
