import { z } from 'zod';
import { matchReasons } from '../applications/match-reasons.ts';
import { endpoint, noContent } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { foundJob } from '../jobs/search.ts';
import { pageOf, pageQuery, pageSize } from '../paging.ts';
import { dismissalReasons } from './options.ts';

export const recommendedJob = z.object({ job: foundJob, reasons: matchReasons });

export type RecommendedJob = z.output<typeof recommendedJob>;

export const dismissedJob = z.object({
  jobId: id,
  title: z.string(),
  companyName: z.string(),
  reason: z.enum(dismissalReasons),
  dismissedAt: timestamp,
});

export type DismissedJob = z.output<typeof dismissedJob>;

const rep = { tag: 'Matching', gate: 'rep' } as const;
const dismissal = { ...rep, path: '/api/rep/dismissed-jobs/:jobId', params: z.object({ jobId: id }) } as const;

export const dismissalInput = z.object({ reason: z.enum(dismissalReasons, 'Choose why it’s not for you.') });

export const recommendedApi = {
  list: endpoint({
    ...rep,
    method: 'GET',
    path: '/api/rep/recommended-jobs',
    about: 'matches',
    seenByTeam: true,
    summary: 'List recommended jobs',
    description:
      'In order of fit, adjusted for applicants and for jobs you dismissed. Includes the reasons for and against each match. The impression is recorded.',
    query: pageQuery.extend({ most: z.coerce.number().int().min(1).max(pageSize).default(pageSize) }),
    status: 200,
    response: pageOf(recommendedJob),
    refusals: ['request.bad_cursor'],
  }),
  dismissed: endpoint({
    ...rep,
    method: 'GET',
    path: '/api/rep/dismissed-jobs',
    about: 'matches',
    seenByTeam: true,
    summary: 'List dismissed jobs, latest first',
    description: 'Only jobs that are still open.',
    query: pageQuery,
    afterTrial: 'own data',
    status: 200,
    response: pageOf(dismissedJob),
    refusals: ['request.bad_cursor'],
  }),
  dismiss: endpoint({
    ...dismissal,
    method: 'PUT',
    changes: ['matches'],
    summary: 'Dismiss a recommended job',
    description: 'It is not recommended again, and similar jobs rank lower.',
    body: dismissalInput,
    status: 204,
    response: noContent,
    refusals: ['job.not_found'],
  }),
  undo: endpoint({
    ...dismissal,
    method: 'DELETE',
    changes: ['matches'],
    summary: 'Restore a dismissed job',
    afterTrial: 'own data',
    status: 204,
    response: noContent,
    refusals: ['job.not_found'],
  }),
};
