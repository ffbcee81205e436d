import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { milestoneStatuses } from '../engagements/options.ts';
import { day, id, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { bankAccount } from './bank-accounts.ts';
import { payoutObstacles, payoutStatuses } from './options.ts';
import { payout } from './payouts.ts';

/** Obstacles to a payout. */
export const obstacle = z.object({
  kind: z.enum(payoutObstacles),
  /** When it ends automatically; null where someone has to act. */
  until: timestamp.nullable(),
  /** For a hold: its reason and the next step, as its author wrote them. */
  reason: z.string().nullable(),
  whatToDo: z.string().nullable(),
});

export type Obstacle = z.output<typeof obstacle>;

/** Pending pay for one piece of work. */
export const comingLine = z.object({
  milestoneId: id,
  engagementId: id,
  title: z.string(),
  companyName: z.string(),
  amountCents: z.int(),
  status: z.enum(milestoneStatuses),
  /** The work is approved, and the card provider has yet to pay us out. */
  settling: z.boolean(),
  /** The bank of the business took its payment back: our team decides how much of it the rep gets. */
  chargedBack: z.boolean(),
  /** When it becomes available without an objection; null where that is unknown yet. */
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
  /** The next to become available first. */
  coming: z.array(comingLine),
  /** When the first of it does. */
  comingFrom: timestamp.nullable(),
  /** Neither available nor pending, until it is decided. */
  heldPay: z.array(heldPay),
  openPayout: payout.nullable(),
  bankAccount: bankAccount.nullable(),
  obstacles: z.array(obstacle),
  /** The day by which a payout requested now arrives. */
  arrivesOn: day('Arrives on'),
  /** No more pay is pending: all of it may be paid out, also below the minimum. */
  mayClose: z.boolean(),
});

export type Wallet = z.output<typeof wallet>;

export const walletLineKinds = ['earned', 'payout', 'payout_back', 'payout_returned', 'correction'] as const;

/** A credit to the wallet or a debit of it. */
export const walletLine = z.object({
  id,
  kind: z.enum(walletLineKinds),
  at: timestamp,
  /** Negative: a debit. */
  amountCents: z.int(),
  /** The gig that earned the money; null on other lines. */
  engagementId: id.nullable(),
  title: z.string().nullable(),
  companyName: z.string().nullable(),
  /** The payout that the line is about; null on other lines. */
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
