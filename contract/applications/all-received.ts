import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { fileLink } from '../files/files.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { receivedApplication } from './applications.ts';
import { applicationStatuses } from './options.ts';

export const allReceivedQuery = pageQuery.extend({
  jobId: id.optional(),
  status: z.enum(applicationStatuses).optional(),
});

export type AllReceivedQuery = z.output<typeof allReceivedQuery>;

const receivedForJob = receivedApplication.extend({
  jobTitle: z.string(),
  /** The rep’s picture; null: there is none to look at. */
  photo: fileLink.nullable(),
});

export type ReceivedForJob = z.output<typeof receivedForJob>;

/** How many are listed as options. */
export const mostReceivingJobs = 200;

const receivingJob = z.object({ id, title: z.string(), applications: z.int() });

export type ReceivingJob = z.output<typeof receivingJob>;

const shared = { tag: 'Applications', method: 'GET', gate: 'business', afterTrial: 'own data', status: 200 } as const;

/** Applications that a business received for all of its jobs. */
export const allReceivedApi = {
  list: endpoint({
    ...shared,
    path: '/api/business/applications',
    about: 'applications',
    summary: 'List received applications, newest first',
    description: 'Covers all of your jobs. Filter by job or by status.',
    query: allReceivedQuery,
    response: pageOf(receivedForJob),
    refusals: ['request.bad_cursor'],
  }),
  jobs: endpoint({
    ...shared,
    path: '/api/business/application-jobs',
    about: 'applications',
    seenByTeam: true,
    summary: 'List jobs that have applications',
    description: 'Sorted by the latest application.',
    response: z.object({ items: z.array(receivingJob) }),
  }),
};
