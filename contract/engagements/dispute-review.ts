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

/** Disputes that wait for a decision, and decided ones. */
export const disputeLists = ['open', 'decided'] as const;

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
  disputes: z.array(dispute),
  /** Some of it has not begun, or is under way, and can be cancelled. */
  canCallOff: z.boolean(),
});

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
    description: 'Open disputes come oldest first, decided ones newest first.',
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
      'Above the pay that one admin may decide, this creates a proposal for a second admin. `repCents` is what the rep receives, in cents.',
    body: z.object({
      milestoneId: id,
      /** Of the pay, before the fee. */
      repCents: z.int('Enter how much of the pay the rep gets.').min(0),
      reason: decisionReason,
      /** How many statements and files were on the screen: a decision needs all of them read. */
      seen: z.int().min(0),
    }),
    response: reviewedWork,
    refusals: [
      'engagement.not_found',
      'engagement.moved_on',
      'engagement.too_late',
      'dispute.more_than_pay',
      'dispute.changed',
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
