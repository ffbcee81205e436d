import { z } from 'zod';
import { day, id, timestamp } from '../fields.ts';
import { bankNames, payoutStatuses } from './options.ts';

/** Money that a rep asked for. */
export const payout = z.object({
  id,
  /** As it stands on the bank statement: "TH000042". */
  reference: z.string(),
  status: z.enum(payoutStatuses),
  amountCents: z.int(),
  bank: z.enum(bankNames),
  lastFour: z.string(),
  askedAt: timestamp,
  /** Since when it stands as it does. */
  changedAt: timestamp,
  /** The day by which it is in the account. */
  expectedOn: day('Expected on'),
  /** Why it failed or came back. */
  reason: z.string().nullable(),
});

export type Payout = z.output<typeof payout>;
