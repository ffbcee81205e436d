import { z } from 'zod';
import { matchReasons } from '../applications/match-reasons.ts';
import { endpoint, noContent } from '../endpoint.ts';
import { id, prose, rowVersion, timestamp } from '../fields.ts';
import { jobDetail } from '../jobs/jobs.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { matchLook } from './choices.ts';
import { lookLists, proposalStates } from './options.ts';
import { suggestedRep } from './suggestions.ts';

/** Who has a job open to review it. */
const claim = z.object({ by: z.string(), mine: z.boolean(), until: timestamp });

export const matchJobHead = z.object({
  jobId: id,
  title: z.string(),
  companyName: z.string(),
  place: z.string(),
  /** Number of pending proposals, and of approved ones. */
  proposed: z.int(),
  approved: z.int(),
  /** Null: nothing waits. */
  waitingSince: timestamp.nullable(),
  claim: claim.nullable(),
});

export type MatchJobHead = z.output<typeof matchJobHead>;

export const reviewedProposal = suggestedRep.omit({ invitedAt: true, reasons: true, record: true }).extend({
  /** From their profile, as shown here. */
  profileVersion: z.int(),
  description: z.string().nullable(),
  certificates: z.array(z.string()),
  state: z.enum(proposalStates),
  /** The model's rank, from 1. */
  rank: z.int(),
  /** The team's rank; null: unchanged. */
  place: z.int().nullable(),
  reasonsForBusiness: matchReasons,
  reasonsForRep: matchReasons,
  review: z.object({ by: z.string(), at: timestamp, reason: z.string().nullable() }).nullable(),
});

export type ReviewedProposal = z.output<typeof reviewedProposal>;

export const matchJobReview = z.object({
  job: jobDetail,
  matchedAt: timestamp,
  claim: claim.nullable(),
  /** In the order in which the business is shown them. */
  proposals: z.array(reviewedProposal),
});

export type MatchJobReview = z.output<typeof matchJobReview>;

const decision = z.object({
  repId: id,
  /** The version of the profile that was reviewed; a newer one has to be reviewed again. */
  profileVersion: rowVersion,
  state: z.enum(['approved', 'dropped'], 'Choose what to do with it.'),
  /** Required to drop a rep. */
  reason: prose('A reason', 500).nullable().default(null),
});

export const matchAgreement = z.object({
  /** The share of the model's proposals that the team approved. */
  byRank: z.array(z.object({ rank: z.int(), reviewed: z.int(), approved: z.int() })),
  reviewed: z.int(),
  approved: z.int(),
  /** For jobs whose order the team changed: rank correlation from −1, reversed, to 1, the same. */
  kendall: z.number().nullable(),
  /** Of the model's first five, the share that stayed among the first five. */
  overlap: z.number().nullable(),
  reordered: z.int(),
});

export type MatchAgreement = z.output<typeof matchAgreement>;

const person = z.object({ userId: id, name: z.string(), email: z.string() });

export const adminMatchLook = matchLook.extend({ person, answeredBy: z.string().nullable() });

export type AdminMatchLook = z.output<typeof adminMatchLook>;

const admin = { tag: 'Matching', gate: 'admin', permission: 'matches.review' } as const;
const ofJob = z.object({ jobId: id });

export const lookAnswerInput = z.object({ words: prose('An answer', 2000) });

export const matchReviewApi = {
  list: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/match-jobs',
    about: 'match reviews',
    summary: 'List jobs with matches to review',
    description: 'The longest waiting comes first.',
    query: pageQuery,
    status: 200,
    response: pageOf(matchJobHead),
    refusals: ['request.bad_cursor'],
  }),
  counts: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/match-jobs/counts',
    about: 'match reviews',
    summary: 'Count jobs and requests to review',
    status: 200,
    response: z.object({ jobs: z.int(), looks: z.int() }),
  }),
  show: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/match-jobs/:jobId',
    // Each view is recorded in the audit log.
    about: null,
    summary: 'Get the proposed reps of a job',
    description: 'Includes the reasons of each match. The view is recorded in the audit log.',
    params: ofJob,
    status: 200,
    response: matchJobReview,
    refusals: ['match.not_found'],
  }),
  claim: endpoint({
    ...admin,
    method: 'PUT',
    path: '/api/admin/match-jobs/:jobId/claim',
    // The obstacles of a job depend on it.
    changes: ['match reviews'],
    summary: 'Claim the match review of a job',
    description: 'The claim expires after a few minutes.',
    params: ofJob,
    status: 200,
    response: z.object({ claim: claim.nullable() }),
    refusals: ['match.not_found', 'match.taken'],
  }),
  release: endpoint({
    ...admin,
    method: 'DELETE',
    path: '/api/admin/match-jobs/:jobId/claim',
    changes: ['match reviews'],
    summary: 'Release the match review of a job',
    params: ofJob,
    status: 204,
    response: noContent,
    refusals: ['match.not_found'],
  }),
  decide: endpoint({
    ...admin,
    method: 'POST',
    path: '/api/admin/match-jobs/:jobId/decisions',
    changes: ['match reviews', 'match fairness'],
    summary: 'Approve or drop matches of a job',
    params: ofJob,
    body: z.object({
      /** The version of the job that was reviewed; a newer one has to be reviewed again. */
      jobVersion: rowVersion,
      decisions: z
        .array(decision)
        .min(1, 'Choose at least one.')
        .max(60, 'These are too many in one request.')
        .refine(
          (all) => all.every(({ state, reason }) => state === 'approved' || reason !== null),
          'Give a reason for each rep you drop.',
        ),
    }),
    status: 200,
    response: matchJobReview,
    refusals: ['match.not_found', 'match.taken', 'match.changed', 'match.job_edited', 'match.profile_edited'],
  }),
  order: endpoint({
    ...admin,
    method: 'PUT',
    path: '/api/admin/match-jobs/:jobId/order',
    changes: ['match reviews'],
    summary: 'Reorder the matches of a job',
    description: 'The reps you name come first, in your order.',
    params: ofJob,
    body: z.object({
      repIds: z.array(id).min(1, 'Name at least one.').max(60, 'These are too many in one request.'),
      reason: prose('A reason', 500),
    }),
    status: 200,
    response: matchJobReview,
    refusals: ['match.not_found', 'match.taken', 'match.changed'],
  }),
  agreement: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/match-agreement',
    about: 'match reviews',
    summary: 'Get how often the team agrees with the model',
    description: 'Covers the last 90 days.',
    status: 200,
    response: matchAgreement,
  }),
  looks: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/match-looks',
    about: 'match reviews',
    summary: 'List requests for a human review',
    description: 'Open requests come oldest first, answered ones newest first.',
    query: pageQuery.extend({ list: z.enum(lookLists).default('open') }),
    status: 200,
    response: pageOf(adminMatchLook),
    refusals: ['request.bad_cursor'],
  }),
  answerLook: endpoint({
    ...admin,
    method: 'POST',
    path: '/api/admin/match-looks/:lookId/answer',
    changes: ['match reviews'],
    summary: 'Answer a request for a human review',
    description: 'The rep reads the answer in the request and in their messages.',
    params: z.object({ lookId: id }),
    body: lookAnswerInput,
    status: 200,
    response: adminMatchLook,
    refusals: ['match_look.not_found', 'match_look.answered'],
  }),
};
