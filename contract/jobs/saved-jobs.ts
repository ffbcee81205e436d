import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { jobSummary } from './jobs.ts';

const params = z.object({ jobId: id });

/** It stays saved when it is no longer open; its status says so. */
export const savedJob = jobSummary.extend({ savedAt: timestamp });

export type SavedJob = z.output<typeof savedJob>;

export const savedJobsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/rep/saved-jobs',
    about: 'saved jobs',
    seenByTeam: true,
    summary: 'List saved jobs, last saved first',
    tag: 'Saved jobs',
    query: pageQuery,
    gate: 'rep',
    afterTrial: 'own data',
    status: 200,
    response: pageOf(savedJob),
    refusals: ['request.bad_cursor'],
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/rep/saved-jobs/:jobId',
    changes: ['saved jobs'],
    summary: 'Save a job',
    description: 'Idempotent.',
    tag: 'Saved jobs',
    params,
    gate: 'rep',
    status: 204,
    response: noContent,
    refusals: ['job.not_found', 'saved_job.too_many'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/rep/saved-jobs/:jobId',
    changes: ['saved jobs'],
    summary: 'Remove a saved job',
    tag: 'Saved jobs',
    params,
    gate: 'rep',
    afterTrial: 'ends something',
    status: 204,
    response: noContent,
    refusals: ['job.not_found'],
  }),
};
