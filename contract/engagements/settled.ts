import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, prose, timestamp } from '../fields.ts';
import { twoPeople } from '../operators/two-people.ts';
import { pageOf, pageQuery } from '../paging.ts';

/** All the money by place, in cents, and its owners. */
export const moneyPosition = z.object({
  atProviderCents: z.int(),
  atBankCents: z.int(),
  /** For work that is paid for and not done yet. */
  heldCents: z.int(),
  walletsCents: z.int(),
  onTheirWayCents: z.int(),
  /** Receipts without a known purpose. */
  unallocatedCents: z.int(),
  /** The platform's own: its earnings less losses and providers' fees. */
  ownCents: z.int(),
  /** Refunds that are booked and have not been sent yet: what finished or cancelled gigs refund. */
  refundsBookedCents: z.int(),
  /** Other approved refunds that have not been sent yet. They are still booked as the platform's own or as unallocated. */
  refundsUnbookedCents: z.int(),
  /** On hold in wallets, after a chargeback. */
  onHoldCents: z.int(),
});

export type MoneyPosition = z.output<typeof moneyPosition>;

/** The part of a rep's wallet on hold. */
export const payHold = z.object({
  id,
  repId: id,
  repName: z.string(),
  engagementId: id,
  title: z.string(),
  amountCents: z.int(),
  reason: z.string(),
  /** An administrator. */
  placedBy: z.string().nullable(),
  placedAt: timestamp,
});

export type PayHold = z.output<typeof payHold>;

/** The same for the rep who owns it. */
export const ownPayHold = payHold.pick({ amountCents: true, reason: true, placedAt: true }).extend({
  liftedAt: timestamp.nullable(),
  liftedBecause: z.string().nullable(),
});

export type OwnPayHold = z.output<typeof ownPayHold>;

const shared = { tag: 'Ledger', gate: 'admin' } as const;

export const settledApi = {
  money: endpoint({
    ...shared,
    permission: 'books.read',
    method: 'GET',
    path: '/api/admin/money',
    about: 'payments',
    summary: 'Get balances at the provider and at the bank',
    description: 'Grouped by owner, in cents.',
    status: 200,
    response: moneyPosition,
  }),
  holds: endpoint({
    ...shared,
    permission: 'books.read',
    method: 'GET',
    path: '/api/admin/pay-holds',
    about: 'payments',
    summary: 'List pay on hold after chargebacks, oldest first',
    query: pageQuery,
    status: 200,
    response: pageOf(payHold),
    refusals: ['request.bad_cursor'],
  }),
  lift: endpoint({
    ...shared,
    permission: twoPeople['hold.lift'].propose,
    method: 'POST',
    path: '/api/admin/pay-holds/:holdId/lifting',
    changes: ['approvals'],
    summary: 'Propose the release of pay on hold',
    description: 'On approval by a second admin, the pay becomes available to the rep.',
    params: z.object({ holdId: id }),
    body: z.object({ reason: prose('Reason', 500) }),
    status: 200,
    response: moneyPosition,
    refusals: ['hold.not_standing', 'approval.open_already'],
  }),
};
