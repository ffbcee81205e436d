import { z } from 'zod';
import { applicationStatuses } from '../applications/options.ts';
import { endpoint } from '../endpoint.ts';
import { id, prose, timestamp } from '../fields.ts';
import { fileLink } from '../files/files.ts';
import { engagement } from './engagements.ts';
import { disputeLimits, milestoneStatuses, movers, sides } from './options.ts';
import { proposedCents } from './proposed-amount.ts';

const side = z.enum(sides);

/** A dispute about one milestone of some work, as its two sides and administrators see it. */
export const dispute = z.object({
  milestoneId: id,
  milestone: z.int(),
  status: z.enum(milestoneStatuses),
  /** Its status when the dispute began. */
  from: z.enum(milestoneStatuses),
  openedBy: z.enum(movers),
  openedAt: timestamp,
  /** The first is the reason of the side that opened it. */
  statements: z.array(z.object({ id, by: side, text: z.string(), proposedCents: z.int().nullable(), at: timestamp })),
  /** The part of the pay that each side last proposed for the rep; null: none. */
  proposed: z.object({ rep: z.int().nullable(), business: z.int().nullable() }),
  evidence: z.array(
    z.object({
      fileId: id,
      by: side,
      name: z.string(),
      contentType: z.string(),
      byteSize: z.int(),
      at: timestamp,
    }),
  ),
  spoke: z.array(side),
  /** When the dispute is decided for the one side that made a statement; null once both have, or the time for it is over. */
  stateBy: timestamp.nullable(),
  /** Without a decision by then, the money moves as if there was no dispute. Null: the payment was charged back, so no deadline applies. */
  decideBy: timestamp.nullable(),
  /** The bank took back the payment that funded this gig. */
  chargedBack: z.boolean(),
  /** Whether the two sides can still make statements. */
  open: z.boolean(),
  /** The rep's pay, before the fee: the amount to be divided. */
  payCents: z.int(),
  feeCents: z.int(),
  heldCents: z.int(),
  /** The first decision of our team. Each side can appeal it once, and its money moves once it is carried out. */
  ruling: z
    .object({
      at: timestamp,
      /** In the administrator's words. */
      reason: z.string().nullable(),
      /** What each side would get, and our fee. */
      repCents: z.int(),
      platformCents: z.int(),
      backCents: z.int(),
      /** Until when it can be appealed; null once it was appealed, carried out or voided by a chargeback. */
      appealBy: timestamp.nullable(),
      acceptedBy: z.array(side),
      appeal: z
        .object({
          by: side,
          at: timestamp,
          reason: z.string(),
          /** Without a final decision by then, the first decision is carried out. Null: it is over. */
          decideBy: timestamp.nullable(),
        })
        .nullable(),
    })
    .nullable(),
  outcome: z
    .object({
      by: z.enum(movers),
      at: timestamp,
      /** In the administrator's words. */
      reason: z.string().nullable(),
      repCents: z.int(),
      platformCents: z.int(),
      backCents: z.int(),
    })
    .nullable(),
});

export type Dispute = z.output<typeof dispute>;

/** How many statements, files and appeals there are to read before a decision. */
export const entriesOf = ({ statements, evidence, ruling }: Pick<Dispute, 'statements' | 'evidence' | 'ruling'>) =>
  statements.length + evidence.length + (ruling?.appeal ? 1 : 0);

/** Applicants for the same job who are still open, and have no other work here on those days. */
const substitute = z.object({
  applicationId: id,
  repName: z.string(),
  status: z.enum(applicationStatuses),
  appliedAt: timestamp,
  verified: z.boolean(),
  shortlisted: z.boolean(),
  /** Until when they stand by; null: they don’t. */
  standbyUntil: timestamp.nullable(),
});

/** How many are named at most. */
export const mostSubstitutes = 20;

export const substitutes = z.object({
  jobId: id,
  /** The job has room: one of them can be accepted now. */
  placeFree: z.boolean(),
  /** The payment for this gig that is held for a replacement, and until when. Null: none. */
  kept: z.object({ cents: z.int(), until: timestamp }).nullable(),
  /** Days that have not begun; none where they are not named. */
  days: z.array(z.string()),
  items: z.array(substitute),
});

export type Substitutes = z.output<typeof substitutes>;

const params = z.object({ engagementId: id });
const ofSides = { tag: 'Disputes', gate: 'signed-in', params } as const;

export const statementInput = z.object({ text: prose('Your statement', disputeLimits.letters), proposedCents });

export const appealInput = z.object({ milestoneId: id, reason: prose('Your reason', disputeLimits.letters) });

export const disputesApi = {
  show: endpoint({
    ...ofSides,
    method: 'GET',
    path: '/api/engagements/:engagementId/disputes',
    about: 'engagements',
    summary: 'List the disputes of a gig',
    description: 'Includes the statements and evidence of both sides.',
    status: 200,
    response: z.array(dispute),
    refusals: ['engagement.not_found'],
  }),
  state: endpoint({
    ...ofSides,
    method: 'POST',
    path: '/api/engagements/:engagementId/statements',
    changes: ['engagements'],
    summary: 'Add a statement to a dispute',
    description: 'The rep, the business and our team can read it.',
    body: statementInput,
    status: 200,
    response: z.array(dispute),
    refusals: [
      'engagement.not_found',
      'engagement.moved_on',
      'engagement.too_late',
      'dispute.too_much',
      'dispute.more_than_pay',
    ],
  }),
  showFile: endpoint({
    ...ofSides,
    method: 'POST',
    path: '/api/engagements/:engagementId/evidence',
    changes: ['engagements'],
    summary: 'Add evidence to a dispute',
    description: 'The file must be one that you uploaded as evidence. It can’t be removed later.',
    body: z.object({ fileId: id }),
    status: 200,
    response: z.array(dispute),
    refusals: [
      'engagement.not_found',
      'engagement.moved_on',
      'engagement.too_late',
      'file.not_found',
      'dispute.too_much',
    ],
  }),
  acceptDecision: endpoint({
    ...ofSides,
    method: 'POST',
    path: '/api/engagements/:engagementId/decision-acceptances',
    changes: ['engagements'],
    summary: 'Accept the decision of a dispute',
    description: 'You can’t appeal it afterwards. Once both sides accept, the decision is carried out immediately.',
    body: z.object({ milestoneId: id }),
    status: 200,
    response: z.array(dispute),
    refusals: ['engagement.not_found', 'engagement.moved_on', 'engagement.too_late'],
  }),
  appealDecision: endpoint({
    ...ofSides,
    method: 'POST',
    path: '/api/engagements/:engagementId/decision-appeals',
    changes: ['engagements'],
    summary: 'Submit an appeal against the decision of a dispute',
    description:
      'The rep or the business can appeal once per dispute, until `appealBy`. Another admin then makes the final decision. Both of them and our team can read the reason.',
    body: appealInput,
    status: 200,
    response: z.array(dispute),
    refusals: ['engagement.not_found', 'engagement.moved_on', 'engagement.too_late'],
  }),
  link: endpoint({
    ...ofSides,
    method: 'GET',
    path: '/api/engagements/:engagementId/evidence/:fileId/link',
    about: null,
    summary: 'Get a link to evidence of a gig',
    description: 'The link expires after a few minutes.',
    params: params.extend({ fileId: id }),
    status: 200,
    response: fileLink,
    refusals: ['engagement.not_found', 'file.not_found'],
  }),
  showWaiting: endpoint({
    method: 'POST',
    path: '/api/rep/engagements/:engagementId/waits/picture',
    changes: ['engagements'],
    summary: 'Add a picture to your waiting report',
    description: 'Shows that the business is absent.',
    tag: 'Disputes',
    gate: 'rep',
    afterTrial: 'keeps a promise',
    params,
    body: z.object({ fileId: id }),
    status: 200,
    response: engagement,
    refusals: ['engagement.not_found', 'engagement.moved_on', 'file.not_found'],
  }),
  substitutes: endpoint({
    method: 'GET',
    path: '/api/business/engagements/:engagementId/substitutes',
    about: 'engagements',
    summary: 'List substitutes for a gig',
    description: 'Applicants of the same job who are free on the remaining days.',
    tag: 'Disputes',
    gate: 'business',
    afterTrial: 'keeps a promise',
    params,
    status: 200,
    response: substitutes,
    refusals: ['engagement.not_found'],
  }),
};
