import { z } from 'zod';
import { id, timestamp } from '../fields.ts';
import { refundAccount } from './billing.ts';
import { refundStatuses } from './options.ts';

/** Without an address once the account is closed. */
export const payer = z.object({ userId: id, email: z.string().nullable(), name: z.string().nullable() });

export type AdminPayer = z.output<typeof perhapsPayer>;

/** Null: money from an unknown payer. */
export const perhapsPayer = payer.extend({ userId: id.nullable() });

const refund = z.object({
  ...{ id, amountCents: z.int() },
  status: z.enum(refundStatuses),
  reason: z.string(),
  /** An administrator; null: the payer, or an automatic rule. */
  askedBy: z.string().nullable(),
  askedAt: timestamp,
  ...{ decidedBy: z.string().nullable(), decidedAt: timestamp.nullable() },
  /** Until when the money is held for a replacement; null: it is not, or no longer. */
  keptUntil: timestamp.nullable(),
  /** The provider's error, or why it was stopped. */
  failure: z.string().nullable(),
  /** The provider can't pay it into an account either: it is paid by hand. */
  byHand: z.boolean(),
  eftReference: z.string().nullable(),
  /** Who confirmed that it was paid by hand. */
  paidBy: z.string().nullable(),
});

/** In a list, and so without its destination: that is shown with its payment, where a view is recorded. */
export const adminRefund = refund.extend({ merchantPaymentId: id, payer: perhapsPayer });

export type AdminRefund = z.output<typeof adminRefund>;

export const refundInStory = refund.extend({
  /** Only when it is to be paid by hand. */
  account: refundAccount.nullable(),
});

export type RefundInStory = z.output<typeof refundInStory>;
