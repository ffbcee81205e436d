import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cents, day, id, line, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { gigMoneyProviders, providerLineKinds } from './options.ts';

/** One line of the provider's debt to us, as its statement has it. */
export const providerLine = z.object({
  kind: z.enum(providerLineKinds),
  /** The id of the payment or the refund. */
  id,
  merchantPaymentId: id,
  provider: z.enum(gigMoneyProviders),
  itemName: z.string(),
  /** Less the provider's fee; negative for what it refunded or lost. */
  amountCents: z.int(),
  happenedAt: timestamp,
  /** The day on which the provider should have paid it out. */
  expectedOn: day('Expected on'),
});

export type ProviderLine = z.output<typeof providerLine>;

export const providerPayout = z.object({
  id,
  provider: z.enum(gigMoneyProviders),
  paidOn: day('Paid on'),
  bankReference: z.string(),
  amountCents: z.int(),
  /** An administrator; null: the stand-in reported it. */
  recordedBy: z.string().nullable(),
  recordedAt: timestamp,
  lines: z.int(),
});

export type ProviderPayout = z.output<typeof providerPayout>;

const shared = { tag: 'Payments', gate: 'admin' } as const;

/** More lines than a payout of a day has. */
export const mostLinesSettled = 500;

const settledLine = z.object({ kind: z.enum(providerLineKinds), id });

export const providerPayoutInput = z.object({
  paidOn: day('Paid on'),
  bankReference: line('Reference at the bank', 60),
  amountCents: cents('Amount'),
  lines: z
    .array(settledLine)
    .min(1, 'Choose what it covers.')
    .max(mostLinesSettled, `At most ${mostLinesSettled} lines in one payout.`)
    .refine((lines) => new Set(lines.map(({ kind, id }) => `${kind} ${id}`)).size === lines.length, 'Name each once.'),
});

export type ProviderPayoutInput = z.output<typeof providerPayoutInput>;

export const providerMoneyApi = {
  lines: endpoint({
    ...shared,
    permission: 'books.read',
    method: 'GET',
    path: '/api/admin/provider-lines',
    about: 'payments',
    summary: 'List pending provider payouts, oldest first',
    description: 'One line for each payment that the provider has not paid out.',
    query: pageQuery,
    status: 200,
    response: pageOf(providerLine),
    refusals: ['request.bad_cursor'],
  }),
  payouts: endpoint({
    ...shared,
    permission: 'books.read',
    method: 'GET',
    path: '/api/admin/provider-payouts',
    about: 'payments',
    summary: 'List provider payouts to our bank, newest first',
    query: pageQuery,
    status: 200,
    response: pageOf(providerPayout),
    refusals: ['request.bad_cursor'],
  }),
  record: endpoint({
    ...shared,
    permission: 'payments.settle',
    method: 'POST',
    path: '/api/admin/provider-payouts',
    changes: ['payments'],
    summary: 'Record a provider payout',
    description: '`amountCents` must equal the sum of its lines.',
    body: providerPayoutInput,
    status: 201,
    response: providerPayout,
    refusals: [
      'payment.not_found',
      'settlement.line_taken',
      'settlement.sum_differs',
      'settlement.reference_used',
      'settlement.two_providers',
    ],
  }),
};
