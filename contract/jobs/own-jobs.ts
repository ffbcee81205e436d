import { z } from 'zod';
import { confirmedTags } from '../catalogue/tags.ts';
import { endpoint, noContent } from '../endpoint.ts';
import { day, rowVersion } from '../fields.ts';
import { changedWithJob } from '../nouns.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { jobDetail, jobInput, jobParams, jobSummary } from './jobs.ts';
import { jobStatuses } from './options.ts';
import { salesTermsInput } from './sales-terms.ts';

/** The private part of a job, for the business that posted it. */
const ownFigures = z.object({
  applicants: z.object({ total: z.int(), pending: z.int(), accepted: z.int() }),
  /** Number of reps who viewed it. */
  views: z.int(),
});

export const ownJob = jobSummary.extend(ownFigures.shape).extend({ tagsAsked: jobDetail.shape.tagsAsked });

export type OwnJob = z.output<typeof ownJob>;

export const ownJobDetail = jobDetail.extend(ownFigures.shape).extend({
  /** How many applicants it takes before some are answered (null: unlimited), and how many are not rejected. */
  applicantLimit: z.object({ most: z.int().nullable(), open: z.int() }),
});

export type OwnJobDetail = z.output<typeof ownJobDetail>;

export const ownJobsQuery = pageQuery.extend({ status: z.enum(jobStatuses).optional() });

export type OwnJobsQuery = z.output<typeof ownJobsQuery>;

export const postedJob = jobInput.extend({
  /** What sales pay on it, for a copy of a job that has such terms; null: nothing, until they are set. */
  salesTerms: salesTermsInput.nullish().default(null),
});

export type PostedJob = z.output<typeof postedJob>;

export const jobEdit = jobInput.extend({
  /** The version that the editor began with: if it is not the current one, another user saved first. */
  version: rowVersion,
});

export type JobEdit = z.output<typeof jobEdit>;

export const jobReopening = z.object({
  /** Required when the current one is over. */
  closesOn: day('Last day to apply').nullish().default(null),
  /** Required when every position is taken. */
  positions: jobInput.shape.positions.unwrap().nullish().default(null),
});

export type JobReopening = z.output<typeof jobReopening>;

const ownJobCounts = z.object({
  all: z.int(),
  active: z.int(),
  paused: z.int(),
  filled: z.int(),
  closed: z.int(),
  taken_down: z.int(),
});

export type OwnJobCounts = z.output<typeof ownJobCounts>;

const ownJobPath = '/api/business/jobs/:jobId';

export const ownJobsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/business/jobs',
    about: 'jobs',
    seenByTeam: true,
    summary: 'List your jobs, newest first',
    tag: 'Jobs',
    query: ownJobsQuery,
    gate: 'business',
    afterTrial: 'own data',
    status: 200,
    response: pageOf(ownJob),
    refusals: ['request.bad_cursor'],
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/business/job-counts',
    about: 'jobs',
    seenByTeam: true,
    summary: 'Count your jobs by status',
    tag: 'Jobs',
    gate: 'business',
    afterTrial: 'own data',
    status: 200,
    response: ownJobCounts,
  }),
  show: endpoint({
    method: 'GET',
    path: ownJobPath,
    about: 'jobs',
    seenByTeam: true,
    summary: 'Get one of your jobs',
    tag: 'Jobs',
    params: jobParams,
    gate: 'business',
    afterTrial: 'own data',
    status: 200,
    response: ownJobDetail,
    refusals: ['job.not_found'],
  }),
  limitApplicants: endpoint({
    method: 'PUT',
    path: `${ownJobPath}/applicant-limit`,
    changes: changedWithJob,
    summary: 'Set the applicant limit of a job',
    description: 'Send `null` for no limit. The lowest limit is 30, plus 10 for each position.',
    tag: 'Jobs',
    params: jobParams,
    body: z.object({ most: z.int().min(1).max(100_000).nullable() }),
    gate: 'business',
    status: 204,
    response: noContent,
    refusals: ['job.not_found'],
  }),
  confirmTags: endpoint({
    method: 'PUT',
    path: `${ownJobPath}/tags`,
    changes: changedWithJob,
    summary: 'Confirm the tags of a job',
    description: 'Replaces them. The version of the job stays the same, and applicants are not notified. Idempotent.',
    tag: 'Jobs',
    params: jobParams,
    body: z.object({ tags: confirmedTags, anyLanguage: z.boolean() }),
    gate: 'business',
    afterTrial: 'own data',
    status: 204,
    response: noContent,
    refusals: ['job.not_found', 'job.already_filled', 'job.already_closed', 'tag.unknown'],
  }),
  post: endpoint({
    method: 'POST',
    path: '/api/business/jobs',
    changes: changedWithJob,
    summary: 'Post a job',
    description: 'The job is live immediately. Amounts are in cents.',
    tag: 'Jobs',
    body: postedJob,
    gate: 'business',
    legal: 'business',
    status: 201,
    response: jobDetail,
    refusals: [
      'location.unknown',
      'job.course_unknown',
      'tag.unknown',
      'job.schedule_invalid',
      'job.pay_invalid',
      'job.transport_unanswered',
      'job.below_minimum_wage',
      'job.closing_day_invalid',
      'job.duplicate',
      'job.daily_allowance',
      'sales.terms_invalid',
      'account.suspended',
    ],
  }),
  edit: endpoint({
    method: 'PATCH',
    path: ownJobPath,
    changes: changedWithJob,
    summary: 'Update one of your jobs',
    description:
      'Replaces the whole content of a job that is active, paused or taken down. Refused with `job.changed` if the job was edited after `version` was read.',
    tag: 'Jobs',
    params: jobParams,
    body: jobEdit,
    gate: 'business',
    status: 200,
    response: jobDetail,
    refusals: [
      'job.not_found',
      'job.already_filled',
      'job.already_closed',
      'job.changed',
      'location.unknown',
      'job.course_unknown',
      'tag.unknown',
      'job.too_few_positions',
      'job.schedule_invalid',
      'job.pay_invalid',
      'job.transport_unanswered',
      'job.below_minimum_wage',
      'job.closing_day_invalid',
      'job.duplicate',
    ],
  }),
  pause: endpoint({
    method: 'POST',
    path: `${ownJobPath}/pause`,
    changes: changedWithJob,
    summary: 'Pause a job',
    description: 'A paused job is not listed and takes no applications until you reopen it.',
    tag: 'Jobs',
    params: jobParams,
    gate: 'business',
    afterTrial: 'ends something',
    status: 204,
    response: noContent,
    refusals: [
      'job.not_found',
      'job.already_paused',
      'job.already_filled',
      'job.already_closed',
      'job.already_taken_down',
    ],
  }),
  reopen: endpoint({
    method: 'POST',
    path: `${ownJobPath}/reopening`,
    changes: changedWithJob,
    summary: 'Reopen a paused, filled or closed job',
    tag: 'Jobs',
    params: jobParams,
    body: jobReopening,
    gate: 'business',
    legal: 'business',
    status: 200,
    response: jobDetail,
    refusals: [
      'job.not_found',
      'job.already_active',
      'job.already_taken_down',
      'job.no_room',
      'account.suspended',
      'job.days_over',
      'job.closing_day_invalid',
      'job.transport_unanswered',
      'job.below_minimum_wage',
      'job.duplicate',
    ],
  }),
  close: endpoint({
    method: 'POST',
    path: `${ownJobPath}/closure`,
    changes: changedWithJob,
    summary: 'Close a job',
    description: 'A closed job is not listed and takes no applications.',
    tag: 'Jobs',
    params: jobParams,
    gate: 'business',
    afterTrial: 'ends something',
    status: 204,
    response: noContent,
    refusals: ['job.not_found', 'job.already_filled', 'job.already_closed', 'job.already_taken_down'],
  }),
  fill: endpoint({
    method: 'POST',
    path: `${ownJobPath}/fulfilment`,
    changes: changedWithJob,
    summary: 'Mark a job as filled',
    description: 'A filled job is not listed and takes no applications.',
    tag: 'Jobs',
    params: jobParams,
    gate: 'business',
    afterTrial: 'ends something',
    status: 204,
    response: noContent,
    refusals: ['job.not_found', 'job.already_filled', 'job.already_closed', 'job.already_taken_down'],
  }),
};
