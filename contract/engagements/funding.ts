import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { feeBearers } from '../operators/fee-bearers.ts';
import { gigMoneyProviders } from '../payments/options.ts';
import { checkout } from '../payments/payments.ts';
import { termsSigned } from './terms.ts';

/** The most that can be paid for together. */
export const mostFundedAtOnce = 50;

/** A milestone that the business has yet to pay for. */
export const dueFunding = z.object({
  milestoneId: id,
  engagementId: id,
  jobId: id,
  repName: z.string(),
  title: z.string(),
  /** Which of how many milestones of the engagement. */
  number: z.int(),
  of: z.int(),
  days: z.array(z.string()),
  startsAt: timestamp.nullable(),
  payCents: z.int(),
  feeCents: z.int(),
  feeBearer: z.enum(feeBearers),
  /** The amount the business pays in. */
  priceCents: z.int(),
  /** The part that is already paid, for a rep of the same job who cancelled: all of it, or 0. */
  keptCents: z.int(),
  /** The version of the terms that the rep agreed to. */
  termsVersion: z.int(),
  /** The rep's work for the business, as in the terms. */
  minutesAMonth: z.int(),
  /** Unpaid by then, it expires. */
  dueAt: timestamp,
  /** From here on payment is requested: a later week can be paid for now, and need not. */
  askedFrom: timestamp,
});

export type DueFunding = z.output<typeof dueFunding>;

/** A business's surcharge for paying by card: hundredths of a percent of the rest, and so much for each payment. */
export const cardFee = z.object({ basisPoints: z.int(), flatCents: z.int() });

export type CardFee = z.output<typeof cardFee>;

export const fundingInput = z.object({
  milestoneIds: z
    .array(id)
    .min(1, 'Choose who to fund.')
    .max(mostFundedAtOnce, `At most ${mostFundedAtOnce} gigs can be funded together.`)
    .refine((ids) => new Set(ids).size === ids.length, 'Choose each one once.'),
  /** The business signs the terms of each engagement. */
  ...termsSigned,
  /** By engagement: the version of its terms that was read. */
  termsVersions: z.record(id, z.int().min(1)),
});

export type FundingInput = z.output<typeof fundingInput>;

const ofBusiness = { tag: 'Payments', gate: 'business', afterTrial: 'keeps a promise' } as const;

export const fundingApi = {
  due: endpoint({
    ...ofBusiness,
    method: 'GET',
    path: '/api/business/fundings/due',
    about: 'engagements',
    seenByTeam: true,
    summary: 'List gigs to fund, most urgent first',
    status: 200,
    response: z.object({
      /** By our clock: a phone's may be wrong. */
      now: timestamp,
      items: z.array(dueFunding),
      /** Null: no surcharge. */
      cardFee: cardFee.nullable(),
      provider: z.enum(gigMoneyProviders),
      /** Who signs, as the account says. */
      expectedName: z.string().nullable(),
      /** The profile has no phone number, so a signature comes with one. */
      asksPhone: z.boolean(),
      /** An unpaid checkout. */
      open: z.object({ paymentId: id, milestoneIds: z.array(id), amountCents: z.int() }).nullable(),
    }),
  }),
  start: endpoint({
    ...ofBusiness,
    method: 'POST',
    path: '/api/business/fundings',
    changes: ['engagements', 'own payments', 'me'],
    summary: 'Create a checkout to fund gigs',
    description:
      'Signs the terms and returns the fields to post to the payment provider. An open checkout for the same gigs is returned again.',
    body: fundingInput,
    status: 201,
    response: z.object({
      paymentId: id,
      provider: z.enum(gigMoneyProviders),
      /** What the browser posts to the payment provider. Null: earlier payments cover all of it, and the work is funded. */
      form: checkout.omit({ paymentId: true }).nullable(),
    }),
    refusals: [
      'engagement.not_found',
      'engagement.moved_on',
      'engagement.too_late',
      'engagement.days_open',
      'engagement.terms_changed',
      'legal.signature_required',
      'legal.signature_differs',
    ],
  }),
  refundKept: endpoint({
    ...ofBusiness,
    method: 'POST',
    path: '/api/business/engagements/:engagementId/kept-money/refund',
    changes: ['engagements', 'own payments'],
    summary: 'Refund the money of a cancelled gig',
    description: 'Pays it back now, instead of keeping it for a replacement.',
    params: z.object({ engagementId: id }),
    status: 204,
    response: noContent,
    refusals: ['engagement.not_found', 'engagement.moved_on'],
  }),
};
