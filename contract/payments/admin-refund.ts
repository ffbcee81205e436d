import { z } from 'zod';
import { id, timestamp } from '../fields.ts';
import { refundAccount } from './billing.ts';
import { refundStatuses } from './options.ts';

/** Without an address once the account is closed. */
export const payer = z.object({ userId: id, email: z.string().nullable(), name: z.string().nullable() });

export type AdminPayer = z.output<typeof perhapsPayer>;

/** Null: money of which nothing says who paid it. */
export const perhapsPayer = payer.extend({ userId: id.nullable() });

const refund = z.object({
  ...{ id, amountCents: z.int() },
  status: z.enum(refundStatuses),
  reason: z.string(),
  /** An administrator; null: the payer, or what the rules give back by themselves. */
  askedBy: z.string().nullable(),
  askedAt: timestamp,
  ...{ decidedBy: z.string().nullable(), decidedAt: timestamp.nullable() },
  /** Until when the money is kept for a replacement; null: it is not, or no longer. */
  keptUntil: timestamp.nullable(),
  /** What the provider said when it could not, or why it was stopped. */
  failure: z.string().nullable(),
  /** The provider takes it into no account either: a person pays it. */
  byHand: z.boolean(),
  eftReference: z.string().nullable(),
  /** Who said that it was paid by hand. */
  paidBy: z.string().nullable(),
});

/** In a list, and so without where it goes: that is shown with its payment, where a look is recorded. */
export const adminRefund = refund.extend({ merchantPaymentId: id, payer: perhapsPayer });

export type AdminRefund = z.output<typeof adminRefund>;

export const refundInStory = refund.extend({
  /** Only where it is to be paid by hand. */
  account: refundAccount.nullable(),
});

export type RefundInStory = z.output<typeof refundInStory>;
