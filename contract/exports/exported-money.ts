import { z } from 'zod';
import { id, timestamp } from '../fields.ts';
import { billingDetails } from '../payments/billing.ts';
import { payingSides } from '../payments/options.ts';
import { payment } from '../payments/payments.ts';

/** A line of the books, of the rep's wallet or of what the business paid in for an engagement. */
const moneyEntry = z.object({
  as: z.enum(['rep', 'business']),
  what: z.string(),
  /** What it was about: one of the two, or a correction. */
  engagementId: id.nullable(),
  payoutId: id.nullable(),
  /** Below zero: it went from there. */
  amountCents: z.int(),
  at: timestamp,
});

export const exportedMoney = z.object({
  totalEarningsCents: z.int(),
  completedGigs: z.int(),
  totalSpentCents: z.int(),
  entries: z.array(moneyEntry),
});

const subscription = z.object({
  side: z.enum(payingSides),
  status: z.string(),
  amountCents: z.int(),
  paidUntil: z.string(),
  cardExpires: z.string().nullable(),
  cancelledAt: timestamp.nullable(),
  cancelReason: z.string().nullable(),
  createdAt: timestamp,
});

export const exportedBilling = z.object({
  details: billingDetails.nullable(),
  subscriptions: z.array(subscription),
  payments: z.array(payment.extend({ consentedAt: timestamp.nullable(), madeOutTo: billingDetails.nullable() })),
  /** What the payment provider said of them, as it came. */
  notifications: z.array(z.object({ receivedAt: timestamp, body: z.string() })),
  refunds: z.array(z.object({ amountCents: z.int(), status: z.string(), reason: z.string(), askedAt: timestamp })),
  /** Mails that were sent about a date. */
  reminders: z.array(z.object({ kind: z.string(), about: z.string(), sentAt: timestamp })),
});
