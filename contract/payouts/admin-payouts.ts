import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { id, prose, timestamp } from '../fields.ts';
import { twoPeople } from '../operators/two-people.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { bankNames, payoutStatuses } from './options.ts';

/** What holds money in a wallet. */
export const walletHold = z.object({
  id,
  /** For the rep to read, together with the next step. */
  reason: z.string(),
  whatToDo: z.string(),
  /** Null: the platform itself, by a rule. */
  placedBy: z.string().nullable(),
  placedAt: timestamp,
});

export type WalletHold = z.output<typeof walletHold>;

/** A payout request, as administrators see it: never the whole number of the account. */
export const adminPayout = z.object({
  id,
  /** Its reference on the bank statement: "TH000042". */
  reference: z.string(),
  status: z.enum(payoutStatuses),
  amountCents: z.int(),
  askedAt: timestamp,
  changedAt: timestamp,
  /** Why it failed or was returned. */
  reason: z.string().nullable(),
  /** Without an address once the account is closed. */
  rep: z.object({ userId: id, email: z.string().nullable(), name: z.string().nullable() }),
  bank: z.enum(bankNames),
  lastFour: z.string(),
  holds: z.array(walletHold),
  /** This rep's pay that a bank took back, and how much of it is still on hold in the wallet. Null: none. */
  chargedBack: z.object({ payCents: z.int(), onHoldCents: z.int() }).nullable(),
  batch: z.object({ id, reference: z.string() }).nullable(),
  /** A line of a bank statement returns it. */
  returnSeen: z.boolean(),
});

export type AdminPayout = z.output<typeof adminPayout>;

/** Requested and ready, or held back; or all with one status. */
export const payoutLists = ['due', 'held', 'released', 'paid', 'failed', 'returned', 'cancelled'] as const;

export type PayoutList = (typeof payoutLists)[number];

/** Cents, and the number of payouts. */
const figure = z.object({ count: z.int(), cents: z.int() });

export const payoutFigures = z.object({
  due: figure,
  held: figure,
  inBatches: figure,
  /** Released, and not yet marked as paid. */
  released: figure,
  /** Balance of the bank account by our books. */
  atBankCents: z.int(),
});

export type PayoutFigures = z.output<typeof payoutFigures>;

const ofPayout = z.object({ payoutId: id });
const shared = { tag: 'Payouts', gate: 'admin' } as const;
const said = { status: 200, response: adminPayout } as const;

/** The reason, in words for the rep. */
const because = z.object({ reason: prose('Reason', 300) });

export const newHold = z.object({ reason: prose('Reason', 300), whatToDo: prose('What the rep can do', 300) });

export const adminPayoutsApi = {
  list: endpoint({
    ...shared,
    permission: 'payouts.read',
    method: 'GET',
    path: '/api/admin/payouts',
    about: 'payouts',
    summary: 'List payouts',
    description: 'Without `list`, returns requested payouts that are in no batch, oldest first.',
    query: pageQuery.extend({ list: z.enum(payoutLists).optional() }),
    status: 200,
    response: pageOf(adminPayout),
    refusals: ['request.bad_cursor'],
  }),
  figures: endpoint({
    ...shared,
    permission: 'payouts.read',
    method: 'GET',
    path: '/api/admin/payout-figures',
    about: 'payouts',
    summary: 'Get payout totals and the bank balance',
    description: 'Amounts are in cents.',
    status: 200,
    response: payoutFigures,
  }),
  pay: endpoint({
    ...shared,
    permission: 'payouts.record',
    ...said,
    method: 'POST',
    path: '/api/admin/payouts/:payoutId/payment',
    changes: ['payouts'],
    summary: 'Mark a payout as paid',
    params: ofPayout,
    refusals: ['payout.not_found', 'payout.gone_ahead'],
  }),
  fail: endpoint({
    ...shared,
    permission: 'payouts.record',
    ...said,
    method: 'POST',
    path: '/api/admin/payouts/:payoutId/failure',
    changes: ['payouts'],
    summary: 'Mark a payout as failed',
    description: 'The money goes back to the wallet, on hold until the bank account is reviewed.',
    params: ofPayout,
    body: because,
    refusals: ['payout.not_found', 'payout.gone_ahead'],
  }),
  markReturned: endpoint({
    ...shared,
    permission: twoPeople['payout.return'].propose,
    ...said,
    method: 'POST',
    path: '/api/admin/payouts/:payoutId/return',
    changes: ['approvals'],
    summary: 'Propose to mark a payout as returned',
    description: 'On approval by a second admin, the money goes back to the wallet, on hold.',
    params: ofPayout,
    body: because,
    refusals: ['payout.not_found', 'payout.gone_ahead', 'approval.open_already'],
  }),
  takeOut: endpoint({
    ...shared,
    permission: 'payouts.prepare',
    ...said,
    method: 'POST',
    path: '/api/admin/payouts/:payoutId/removal',
    changes: ['payouts'],
    summary: 'Remove a payout from its batch',
    description: 'Only while the batch is not released.',
    params: ofPayout,
    refusals: ['payout.not_found', 'payout.gone_ahead'],
  }),
  hold: endpoint({
    ...shared,
    permission: 'wallets.hold',
    ...said,
    method: 'POST',
    path: '/api/admin/payouts/:payoutId/hold',
    changes: ['payouts'],
    summary: 'Put the wallet of a rep on hold',
    description: 'Its payouts leave batches that are not released.',
    params: ofPayout,
    body: newHold,
    refusals: ['payout.not_found', 'wallet_hold.placed_before'],
  }),
  holds: endpoint({
    ...shared,
    permission: 'payouts.read',
    method: 'GET',
    path: '/api/admin/wallet-holds',
    about: 'payouts',
    summary: 'List wallets on hold, newest first',
    query: pageQuery,
    status: 200,
    response: pageOf(walletHold.extend({ rep: adminPayout.shape.rep })),
    refusals: ['request.bad_cursor'],
  }),
  lift: endpoint({
    ...shared,
    permission: twoPeople['wallet.lift'].propose,
    method: 'POST',
    path: '/api/admin/wallet-holds/:holdId/lifting',
    changes: ['approvals'],
    summary: 'Propose to lift the hold on a wallet',
    description: 'On approval by a second admin, money can leave the wallet again.',
    params: z.object({ holdId: id }),
    body: z.object({ reason: prose('Reason', 300) }),
    status: 204,
    response: noContent,
    refusals: ['wallet_hold.not_found', 'wallet_hold.suspended', 'wallet_hold.timed', 'approval.open_already'],
  }),
};

export type HeldWallet = z.output<(typeof adminPayoutsApi.holds)['response']>['items'][number];
