import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cents, day, id, timestamp } from '../fields.ts';
import { bankNames, payoutStatuses } from './options.ts';

/** A rep's payout request. */
export const payout = z.object({
  id,
  /** Its reference on the bank statement: "TH000042". */
  reference: z.string(),
  status: z.enum(payoutStatuses),
  amountCents: z.int(),
  bank: z.enum(bankNames),
  lastFour: z.string(),
  askedAt: timestamp,
  /** Since when it has this status. */
  changedAt: timestamp,
  /** The day by which it is in the account. */
  expectedOn: day('Expected on'),
  /** Why it failed or was returned. */
  reason: z.string().nullable(),
});

export type Payout = z.output<typeof payout>;

const ofRep = { tag: 'Wallet', gate: 'rep', afterTrial: 'own money' } as const;

export const payoutsApi = {
  ask: endpoint({
    ...ofRep,
    method: 'POST',
    path: '/api/rep/payouts',
    changes: ['wallet'],
    summary: 'Request a payout to your bank account',
    description: 'Amounts are in cents.',
    body: z.object({
      amountCents: cents('Amount'),
      /** The account that was shown: its replacement is not paid by surprise. */
      bankAccountId: id,
      /** The whole balance, also below the minimum: for a user who is about to delete their account. */
      closing: z.boolean().default(false),
    }),
    status: 201,
    response: payout,
    refusals: [
      'payout.account_missing',
      'payout.account_changed',
      'payout.account_held',
      'payout.below_minimum',
      'payout.more_than_available',
      'payout.open',
      'payout.on_hold',
      'payout.not_the_last',
    ],
  }),
  cancel: endpoint({
    ...ofRep,
    method: 'POST',
    path: '/api/rep/payouts/:payoutId/cancellation',
    changes: ['wallet'],
    summary: 'Cancel a payout',
    description: 'Only until the payout is in a batch.',
    params: z.object({ payoutId: id }),
    status: 200,
    response: payout,
    refusals: ['payout.not_found', 'payout.under_way'],
  }),
};
