import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { milestoneStatuses } from '../engagements/options.ts';
import { day, id, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { bankAccount } from './bank-accounts.ts';
import { payoutObstacles, payoutStatuses } from './options.ts';
import { payout } from './payouts.ts';

/** What stands in the way of a payout. */
export const obstacle = z.object({
  kind: z.enum(payoutObstacles),
  /** When it goes by itself; null where somebody has to do something. */
  until: timestamp.nullable(),
  /** Of a hold: why, and what to do, as whoever placed it wrote it. */
  reason: z.string().nullable(),
  whatToDo: z.string().nullable(),
});

export type Obstacle = z.output<typeof obstacle>;

/** Money that is not yet the rep's to take, for one piece of work. */
export const comingLine = z.object({
  milestoneId: id,
  engagementId: id,
  title: z.string(),
  companyName: z.string(),
  amountCents: z.int(),
  status: z.enum(milestoneStatuses),
  /** The work is accepted, and the card provider has yet to pay us out. */
  settling: z.boolean(),
  /** The bank of the business took its payment back: our team decides how much of it the rep gets. */
  chargedBack: z.boolean(),
  /** When it becomes available if nobody does anything against it; null where nobody can tell yet. */
  availableFrom: timestamp.nullable(),
});

export type ComingLine = z.output<typeof comingLine>;

/** The most that are listed. */
export const comingListed = 50;

/** Pay that stays in the wallet for now. */
export const heldPay = z.object({
  engagementId: id,
  title: z.string(),
  amountCents: z.int(),
  reason: z.string(),
  whatToDo: z.string(),
  since: timestamp,
});

export type HeldPay = z.output<typeof heldPay>;

export const wallet = z.object({
  /** Without charged-back gigs, whose pay is undecided. */
  comingCents: z.int(),
  availableCents: z.int(),
  onItsWayCents: z.int(),
  paidCents: z.int(),
  minimumCents: z.int(),
  /** The next that becomes available first. */
  coming: z.array(comingLine),
  /** When the first of it does. */
  comingFrom: timestamp.nullable(),
  /** Neither available nor coming, until it is decided. */
  heldPay: z.array(heldPay),
  openPayout: payout.nullable(),
  bankAccount: bankAccount.nullable(),
  obstacles: z.array(obstacle),
  /** By which day a payout arrives that is asked for now. */
  arrivesOn: day('Arrives on'),
  /** Nothing is coming any more: all of it may be paid out, also below the minimum. */
  mayClose: z.boolean(),
});

export type Wallet = z.output<typeof wallet>;

export const walletLineKinds = ['earned', 'payout', 'payout_back', 'payout_returned', 'correction'] as const;

/** What came into the wallet or left it. */
export const walletLine = z.object({
  id,
  kind: z.enum(walletLineKinds),
  at: timestamp,
  /** Below zero: it left the wallet. */
  amountCents: z.int(),
  /** Of what was earned. */
  engagementId: id.nullable(),
  title: z.string().nullable(),
  companyName: z.string().nullable(),
  /** Of a payout. */
  payoutId: id.nullable(),
  reference: z.string().nullable(),
  status: z.enum(payoutStatuses).nullable(),
  expectedOn: day('Expected on').nullable(),
  reason: z.string().nullable(),
});

export type WalletLine = z.output<typeof walletLine>;

const ofRep = { tag: 'Wallet', gate: 'rep', afterTrial: 'own money', method: 'GET', status: 200 } as const;

export const walletApi = {
  show: endpoint({
    ...ofRep,
    path: '/api/rep/wallet',
    about: 'wallet',
    summary: 'Get your wallet',
    description: 'Returns what is pending, available, on its way and paid, in cents, and what prevents a payout.',
    response: wallet,
  }),
  lines: endpoint({
    ...ofRep,
    path: '/api/rep/wallet/lines',
    about: 'wallet',
    summary: 'List wallet transactions, newest first',
    description: 'Amounts are in cents.',
    query: pageQuery,
    response: pageOf(walletLine),
    refusals: ['request.bad_cursor'],
  }),
};
