import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line, prose, timestamp } from '../fields.ts';
import { fileLink } from '../files/files.ts';
import { twoPeople } from '../operators/two-people.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { attendance, hoursSubmission, workPicture } from './attendance.ts';
import { dispute } from './disputes.ts';
import { engagement, engagementStep } from './engagements.ts';
import { cancelCauses, milestoneStatuses, sides } from './options.ts';

/** Disputes that wait for a decision, for the decision of an appeal, and for the end of the time to appeal, and those that are over. */
export const disputeLists = ['open', 'appealed', 'ruled', 'decided'] as const;

export type DisputeList = (typeof disputeLists)[number];

const head = z.object({
  engagementId: id,
  milestoneId: id,
  milestone: z.int(),
  title: z.string(),
  repName: z.string(),
  companyName: z.string(),
  from: z.enum(milestoneStatuses),
  openedAt: timestamp,
  spoke: z.array(z.enum(sides)),
  stateBy: timestamp.nullable(),
  /** Null: the payment was charged back, so no deadline applies. */
  decideBy: timestamp.nullable(),
  /** While the decision can be appealed, and after an appeal: when the first decision is carried out. */
  carriedOutAt: timestamp.nullable(),
  /** The amount the business paid in for it. */
  fundedCents: z.int(),
});

export type DisputeHead = z.output<typeof head>;

const person = z.object({ name: z.string(), email: z.string() });

/** Some work, as an administrator sees it. */
export const reviewedWork = z.object({
  /** As its business sees it. */
  engagement: engagement.omit({ applicationId: true }),
  rep: person,
  business: person,
  steps: z.array(engagementStep),
  attendances: z.array(attendance),
  handIns: z.array(hoursSubmission),
  pictures: z.array(workPicture),
  disputes: z.array(
    dispute.extend({
      /** The decision that is due; null: none is, or this admin made the one that was appealed. */
      decides: z.enum(['first', 'final']).nullable(),
      /** This admin made the decision that was appealed: another one decides. */
      ownDecision: z.boolean(),
    }),
  ),
  /** Some of it has not begun, or is under way, and can be cancelled. */
  canCallOff: z.boolean(),
});

export type ReviewedDispute = ReviewedWork['disputes'][number];

export type ReviewedWork = z.output<typeof reviewedWork>;

export const decisionReason = prose('A reason', 1000);
const params = z.object({ engagementId: id });
const ofWork = { tag: 'Disputes', gate: 'admin', params, status: 200 } as const;

export const cancelInput = z.object({
  reason: decisionReason,
  because: z.enum(cancelCauses, 'Choose whose cause it is.'),
});

export const disputeReviewApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/disputes',
    about: 'disputes',
    summary: 'List disputes',
    description: 'Decided disputes come newest first, all others oldest first.',
    tag: 'Disputes',
    query: pageQuery.extend({ list: z.enum(disputeLists).default('open') }),
    gate: 'admin',
    permission: 'disputes.decide',
    status: 200,
    response: pageOf(head),
    refusals: ['request.bad_cursor'],
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/admin/engagements',
    about: 'disputes',
    summary: 'List the gigs of a user, newest first',
    description: 'Finds the user by email address.',
    tag: 'Disputes',
    query: z.object({ email: line('Email', 254) }),
    gate: 'admin',
    permission: 'disputes.decide',
    status: 200,
    response: z.array(
      z.object({
        engagementId: id,
        title: z.string(),
        repName: z.string(),
        companyName: z.string(),
        acceptedAt: timestamp,
        statuses: z.array(z.enum(milestoneStatuses)),
      }),
    ),
  }),
  show: endpoint({
    ...ofWork,
    permission: 'disputes.decide',
    method: 'GET',
    path: '/api/admin/engagements/:engagementId',
    about: null,
    summary: 'Get a gig with its history',
    description: 'The view is recorded in the audit log.',
    response: reviewedWork,
    refusals: ['engagement.not_found'],
  }),
  link: endpoint({
    ...ofWork,
    permission: 'disputes.decide',
    method: 'POST',
    path: '/api/admin/engagements/:engagementId/evidence/:fileId/link',
    changes: [],
    summary: 'Get a link to evidence of a dispute',
    description: 'The link expires after a few minutes. Opening it is recorded in the audit log.',
    params: params.extend({ fileId: id }),
    response: fileLink,
    refusals: ['engagement.not_found', 'file.not_found'],
  }),
  decide: endpoint({
    ...ofWork,
    permission: twoPeople['dispute.decide'].propose,
    method: 'POST',
    path: '/api/admin/engagements/:engagementId/decisions',
    changes: ['disputes', 'approvals'],
    summary: 'Decide a dispute',
    description:
      'Both sides can appeal the first decision. The decision of an appeal is final, and made by an admin who took no part in the first. Above the pay that one admin may decide, this creates a proposal for a second admin. `repCents` is the rep’s part of the pay, in cents.',
    body: z.object({
      milestoneId: id,
      /** Of the pay, before the fee. */
      repCents: z.int('Enter how much of the pay the rep gets.').min(0),
      reason: decisionReason,
      /** How many statements and files were on the screen, with the appeal: a decision needs all of them read. */
      seen: z.int().min(0),
    }),
    response: reviewedWork,
    refusals: [
      'engagement.not_found',
      'engagement.moved_on',
      'engagement.too_late',
      'dispute.more_than_pay',
      'dispute.changed',
      'dispute.own_decision',
      'approval.open_already',
    ],
  }),
  cancel: endpoint({
    ...ofWork,
    permission: 'disputes.decide',
    method: 'POST',
    path: '/api/admin/engagements/:engagementId/calling-off',
    changes: ['disputes'],
    summary: 'Cancel a gig for one of its sides',
    description: 'Weeks that have not started are cancelled. A running week becomes a dispute.',
    body: cancelInput,
    response: reviewedWork,
    refusals: ['engagement.not_found', 'engagement.moved_on'],
  }),
};
