import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { changedWithJob } from '../nouns.ts';
import { jobDetail } from './jobs.ts';
import { ownJobsApi, postedJob } from './own-jobs.ts';
import { unfinishedSchedule } from './schedule.ts';

export const mostJobDrafts = 50;

/** A partial job: each field follows a job's rules, and none is required. */
export const jobDraftInput = postedJob.partial().extend({ schedule: unfinishedSchedule.nullish() });

export const jobDraft = z.object({
  id,
  title: z.string().nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
});

export type JobDraft = z.output<typeof jobDraft>;

/** The content as written, when the rules for jobs may have been different. */
export const jobDraftDetail = jobDraft.extend({ content: z.record(z.string(), z.unknown()) });

export type JobDraftDetail = z.output<typeof jobDraftDetail>;

const path = '/api/business/job-drafts';
const params = z.object({ draftId: id });

/** Drafts of jobs. No legal gate applies: only their business ever sees one. */
export const jobDraftsApi = {
  list: endpoint({
    method: 'GET',
    path,
    about: 'job drafts',
    summary: 'List your job drafts, most recently changed first',
    tag: 'Jobs',
    gate: 'business',
    afterTrial: 'own data',
    status: 200,
    response: z.object({ items: z.array(jobDraft) }),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/:draftId`,
    about: null,
    summary: 'Get a job draft',
    tag: 'Jobs',
    params,
    gate: 'business',
    afterTrial: 'own data',
    status: 200,
    response: jobDraftDetail,
    refusals: ['job_draft.not_found'],
  }),
  start: endpoint({
    method: 'POST',
    path,
    changes: ['job drafts'],
    summary: 'Create a job draft',
    description: 'Drafts may be incomplete, and need no signed agreement.',
    tag: 'Jobs',
    body: jobDraftInput,
    gate: 'business',
    status: 201,
    response: jobDraftDetail,
    refusals: ['job_draft.too_many'],
  }),
  replace: endpoint({
    method: 'PUT',
    path: `${path}/:draftId`,
    changes: ['job drafts'],
    summary: 'Replace a job draft',
    tag: 'Jobs',
    params,
    body: jobDraftInput,
    gate: 'business',
    status: 200,
    response: jobDraftDetail,
    refusals: ['job_draft.not_found'],
  }),
  publish: endpoint({
    method: 'POST',
    path: `${path}/:draftId/publication`,
    changes: [...changedWithJob, 'job drafts'],
    summary: 'Post a job from a draft',
    description: 'Deletes the draft.',
    tag: 'Jobs',
    params,
    body: postedJob,
    gate: 'business',
    legal: 'business',
    status: 201,
    response: jobDetail,
    refusals: ['job_draft.not_found', ...ownJobsApi.post.refusals],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:draftId`,
    changes: ['job drafts'],
    summary: 'Delete a job draft',
    tag: 'Jobs',
    params,
    gate: 'business',
    afterTrial: 'ends something',
    status: 204,
    response: noContent,
    refusals: ['job_draft.not_found'],
  }),
};
