import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { BillingDetails } from '#contract/payments/billing.ts';
import {
  gigMoneyProviders,
  notificationStates,
  payableItems,
  payingSides,
  paymentStatuses,
  refundParts,
  refundStatuses,
  subscriptionStatuses,
} from '#contract/payments/options.ts';
import { bytea, exactMoment, moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { adminUsers } from '../operators/tables.ts';

const cents = (name: string) => bigint(name, { mode: 'bigint' });
const side = () => text('side', { enum: payingSides });
/** The books outlive the account: no foreign key. */
const payer = () => uuid('user_id');
const createdAt = moment('created_at').notNull().defaultNow();

export const subscriptions = pgTable('subscriptions', {
  id: uuid('id').primaryKey(),
  userId: payer().notNull(),
  side: side().notNull(),
  token: text('token').notNull(),
  status: text('status', { enum: subscriptionStatuses }).notNull(),
  amountCents: cents('amount_cents').notNull(),
  anchorOn: date('anchor_on', { mode: 'string' }).notNull(),
  anchorCycle: integer('anchor_cycle').notNull().default(1),
  paidUntil: date('paid_until', { mode: 'string' }).notNull(),
  nextChargeOn: date('next_charge_on', { mode: 'string' }),
  cardExpires: text('card_expires'),
  cancelledAt: moment('cancelled_at'),
  /** Its charge was late when its payer cancelled it. */
  cancelledLate: boolean('cancelled_late').notNull().default(false),
  cancelReason: text('cancel_reason'),
  providerEndedAt: moment('provider_ended_at'),
  endedAt: moment('ended_at'),
  endedBecause: text('ended_because', {
    enum: ['refunded', 'charged_back', 'paid_twice', 'account_closed', 'unpaid', 'ran_out', 'nothing_due'],
  }),
  /** What the provider has yet to be asked for. */
  wanted: text('wanted', { enum: ['pause', 'unpause', 'cancel'] }),
  wantedVersion: integer('wanted_version').notNull().default(0),
  createdAt,
});

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export const payfastPayments = pgTable('payfast_payments', {
  merchantPaymentId: uuid('merchant_payment_id').primaryKey(),
  /** Null, as its side, for money from an unknown payer. */
  userId: payer(),
  item: text('item', { enum: payableItems }).notNull(),
  side: side(),
  itemName: text('item_name').notNull(),
  amountGross: cents('amount_gross').notNull(),
  paymentStatus: text('payment_status', { enum: paymentStatuses }).notNull(),
  consentVersion: text('consent_version'),
  consentedAt: moment('consented_at'),
  billingOn: date('billing_on', { mode: 'string' }),
  subscriptionId: uuid('subscription_id').references(() => subscriptions.id),
  cycle: integer('cycle'),
  pfPaymentId: text('pf_payment_id'),
  feeCents: cents('fee_cents').notNull().default(0n),
  provider: text('provider', { enum: gigMoneyProviders }).notNull().default('card'),
  /** The part of amountGross charged on top for paying by card. */
  cardFeeCents: cents('card_fee_cents').notNull().default(0n),
  periodFrom: date('period_from', { mode: 'string' }),
  periodUntil: date('period_until', { mode: 'string' }),
  receiptNumber: bigint('receipt_number', { mode: 'number' }),
  recipient: jsonb('recipient').$type<BillingDetails>(),
  /** Ours, at payment: a later registration doesn't turn an earlier receipt into a tax invoice. */
  vatNumber: text('vat_number'),
  createdAt,
  paidAt: moment('paid_at'),
  /** When the provider paid it out to our bank. */
  settledAt: moment('settled_at'),
  settledIn: uuid('settled_in'),
  chargedBackAt: moment('charged_back_at'),
  chargebackSettledIn: uuid('chargeback_settled_in'),
});

export type PaymentRow = typeof payfastPayments.$inferSelect;

export type OwnedPaymentRow = PaymentRow & Pick<SubscriptionRow, 'userId' | 'side'>;

/** Whether it is known who paid. */
export const isOwned = (payment: PaymentRow): payment is OwnedPaymentRow =>
  payment.userId !== null && payment.side !== null;

/** The milestones of a payment for work. */
export const paymentMilestones = pgTable(
  'payment_milestones',
  {
    merchantPaymentId: uuid('merchant_payment_id')
      .notNull()
      .references(() => payfastPayments.merchantPaymentId),
    /** References engagements, whose module is above this one. */
    milestoneId: uuid('milestone_id').notNull(),
    /** Its number in the engagement, by which the ledger identifies it. */
    milestone: integer('milestone').notNull(),
    engagementId: uuid('engagement_id').notNull(),
    repId: uuid('rep_id').notNull(),
    what: text('what').notNull(),
    startsAt: moment('starts_at'),
    amountCents: cents('amount_cents').notNull(),
    cardFeeCents: cents('card_fee_cents').notNull().default(0n),
    /** Null although the payment was paid: it couldn't be funded any more, and is refunded. */
    fundedAt: moment('funded_at'),
    returnedCents: cents('returned_cents').notNull().default(0n),
    /** The part of it that paid for a replacement instead. */
    movedCents: cents('moved_cents').notNull().default(0n),
    /** The milestone whose money pays for this one. */
    fromMilestoneId: uuid('from_milestone_id'),
    /** The part to refund; null until the milestone is closed. */
    backCents: cents('back_cents'),
  },
  (table) => [primaryKey({ columns: [table.merchantPaymentId, table.milestoneId] })],
);

export type PaidMilestoneRow = typeof paymentMilestones.$inferSelect;

/** The courses of a payment, each with its learner. */
export const paymentCourses = pgTable(
  'payment_courses',
  {
    merchantPaymentId: uuid('merchant_payment_id')
      .notNull()
      .references(() => payfastPayments.merchantPaymentId),
    /** References courses, whose module is above this one. */
    courseId: uuid('course_id').notNull(),
    /** The user who gets it. */
    learnerId: uuid('learner_id').notNull(),
    title: text('title').notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** Null although the payment was paid: it couldn't be opened any more, and is refunded. */
    openedAt: moment('opened_at'),
  },
  (table) => [primaryKey({ columns: [table.merchantPaymentId, table.courseId, table.learnerId] })],
);

export type PaidCourseRow = typeof paymentCourses.$inferSelect;

/** Append-only. */
export const payfastNotifications = pgTable('payfast_notifications', {
  id: uuid('id').primaryKey(),
  receivedAt: moment('received_at').notNull().defaultNow(),
  sourceAddress: text('source_address').notNull(),
  body: text('body').notNull(),
  bodySha256: bytea('body_sha256').notNull(),
  signed: boolean('signed').notNull(),
  pfPaymentId: text('pf_payment_id'),
  merchantPaymentId: text('merchant_payment_id'),
  token: text('token'),
  paymentStatus: text('payment_status'),
});

export type NotificationRow = typeof payfastNotifications.$inferSelect;

const byAdmin = (name: string) => uuid(name).references(() => adminUsers.id);

export const payfastInbox = pgTable('payfast_inbox', {
  notificationId: uuid('notification_id')
    .primaryKey()
    .references(() => payfastNotifications.id, { onDelete: 'cascade' }),
  state: text('state', { enum: notificationStates }).notNull(),
  reason: text('reason'),
  /** Confirmed by the provider, or by two admins. */
  confirmed: boolean('confirmed').notNull().default(false),
  attempts: integer('attempts').notNull().default(0),
  decidedAt: moment('decided_at').notNull().defaultNow(),
  /** Vouches for it, with a reason; another admin has to agree. */
  vouchedBy: byAdmin('vouched_by'),
  vouchedBecause: text('vouched_because'),
  agreedBy: byAdmin('agreed_by'),
});

export const paymentRefunds = pgTable('payment_refunds', {
  id: uuid('id').primaryKey(),
  merchantPaymentId: uuid('merchant_payment_id')
    .notNull()
    .references(() => payfastPayments.merchantPaymentId),
  part: text('part', { enum: refundParts }).notNull().default('all'),
  milestoneId: uuid('milestone_id'),
  /** For part 'course': the line of its order. */
  courseId: uuid('course_id'),
  learnerId: uuid('learner_id'),
  amountCents: cents('amount_cents').notNull(),
  status: text('status', { enum: refundStatuses }).notNull(),
  reason: text('reason').notNull(),
  /** Null: the payer, or a refund by the rules. */
  askedBy: byAdmin('asked_by'),
  askedAt: moment('asked_at').notNull().defaultNow(),
  decidedBy: byAdmin('decided_by'),
  decidedAt: moment('decided_at'),
  failure: text('failure'),
  sealedAccount: bytea('sealed_account'),
  /** The account entered last. */
  accountId: uuid('account_id'),
  accountAskedAt: moment('account_asked_at'),
  /** When the link in the email was followed. */
  accountConfirmedAt: moment('account_confirmed_at'),
  /** From when money is sent to it. */
  accountUsableFrom: moment('account_usable_from'),
  /** The provider doesn't pay it into the account either. */
  byHand: boolean('by_hand').notNull().default(false),
  sendingUntil: moment('sending_until'),
  /** Not sent before: until then the money can pay for a replacement. */
  waitUntil: exactMoment('wait_until'),
  eftReference: text('eft_reference'),
  /** Records that it was paid manually: not its approver. */
  paidBy: byAdmin('paid_by'),
  /** When the provider had refunded it. */
  doneAt: moment('done_at'),
  settledIn: uuid('settled_in'),
});

export type RefundRow = typeof paymentRefunds.$inferSelect;

const forTaxes =
  'tax law asks for the books, with what the provider said of each payment, long after an account is gone';

personal(subscriptions, {
  of: 'userId',
  // Deleted by forgetBilling.
  erased: { blank: 'cancelReason' },
  kept: 'id userId side token status amountCents anchorOn anchorCycle paidUntil nextChargeOn cardExpires cancelledAt cancelledLate providerEndedAt endedAt endedBecause wanted wantedVersion createdAt',
  exported: {
    at: 'billing.subscriptions',
    columns: 'side status amountCents paidUntil cardExpires cancelledAt cancelReason createdAt',
  },
  hidden:
    'id userId token anchorOn anchorCycle nextChargeOn cancelledLate providerEndedAt endedAt endedBecause wanted wantedVersion',
});

personal(payfastPayments, {
  of: 'userId',
  erasedBy: 'forgetBilling',
  exported: {
    by: 'exportPayments',
    columns:
      'merchantPaymentId item itemName amountGross paymentStatus consentedAt provider cardFeeCents periodFrom periodUntil receiptNumber recipient:madeOutTo vatNumber createdAt paidAt',
  },
  hidden:
    'userId side consentVersion billingOn subscriptionId cycle pfPaymentId feeCents settledAt settledIn chargedBackAt chargebackSettledIn',
});

personal(paymentMilestones, {
  of: 'merchantPaymentId',
  stays: forTaxes,
  exported: { by: 'exportPayments', columns: 'what startsAt amountCents' },
  hidden:
    'merchantPaymentId milestoneId milestone engagementId repId cardFeeCents fundedAt returnedCents movedCents fromMilestoneId backCents',
});

personal(paymentCourses, {
  of: 'merchantPaymentId',
  stays: forTaxes,
  exported: { by: 'exportPayments', columns: 'title amountCents' },
  hidden: 'merchantPaymentId courseId learnerId openedAt',
});

personal(payfastNotifications, {
  of: 'merchantPaymentId',
  stays: forTaxes,
  exported: { by: 'exportPayments', columns: 'receivedAt body' },
  hidden: 'id sourceAddress bodySha256 signed pfPaymentId merchantPaymentId token paymentStatus',
});

personal(payfastInbox, {
  of: 'notificationId',
  stays: forTaxes,
  notExported: 'it says what we did about notifications, which are exported',
});

personal(paymentRefunds, {
  of: 'merchantPaymentId',
  stays: forTaxes,
  exported: { at: 'billing.refunds', columns: 'amountCents status reason askedAt', by: 'askedAt' },
  hidden:
    'id merchantPaymentId part milestoneId courseId learnerId askedBy decidedBy decidedAt failure sealedAccount accountId accountAskedAt accountConfirmedAt accountUsableFrom byHand sendingUntil waitUntil eftReference paidBy doneAt settledIn',
});
