import { z } from 'zod';
import { jobIndustries } from '../catalogue/options.ts';
import { csvQuery } from '../csv-query.ts';
import { endpoint } from '../endpoint.ts';
import { id, line, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { jobDetail } from './jobs.ts';
import { jobCaseHead } from './moderation.ts';
import { jobStatuses } from './options.ts';

export const adminJob = jobDetail.pick({ id: true, title: true, companyName: true, status: true, createdAt: true });

export type AdminJob = z.output<typeof adminJob>;

export const jobHappenings = [
  'posted',
  'edited',
  'closed',
  'reported',
  'flagged',
  'taken_down',
  'answered',
  'asked_back',
  'put_back',
  'left',
] as const;

const historyEntry = z.object({
  at: timestamp,
  what: z.enum(jobHappenings),
  /** The address of the reporter or decider; null: the business, the word list, or a deleted user. */
  who: z.string().nullable(),
  text: z.string().nullable(),
});

export type JobHistoryEntry = z.output<typeof historyEntry>;

export const adminJobDetail = jobDetail.extend({
  ownerId: id,
  applications: z.int(),
  /** Agreed work, and how much of it is under way. */
  engagements: z.object({ total: z.int(), running: z.int() }),
  /** The newest first. */
  history: z.array(historyEntry),
  /** Waits for review. */
  waiting: jobCaseHead.nullable(),
});

export type AdminJobDetail = z.output<typeof adminJobDetail>;

export const adminJobsQuery = pageQuery.extend({
  status: z.enum(jobStatuses).optional(),
  industry: z.enum(jobIndustries).optional(),
  /** Reported jobs, decided or not. */
  reported: z.literal('yes').optional(),
  /** In the title or the name of the company. Three letters are what an index can find. */
  search: line('A search', 80).min(3, 'Enter at least three letters.').optional(),
});

export type AdminJobsQuery = z.output<typeof adminJobsQuery>;

/** The most jobs in one file. */
export const jobsInCsv = 10_000;

/** The jobs of all businesses, for administrators. */
export const allJobsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/jobs',
    about: 'job cases',
    summary: 'List jobs of all businesses, newest first',
    tag: 'Jobs',
    query: adminJobsQuery,
    gate: 'admin',
    permission: 'jobs.read',
    status: 200,
    response: pageOf(adminJob),
    refusals: ['request.bad_cursor'],
  }),
  csv: endpoint({
    method: 'GET',
    path: '/api/admin/jobs/csv',
    about: null,
    summary: 'Export jobs as CSV',
    description: `Returns the newest ${jobsInCsv} jobs that match the filters. The download is recorded in the audit log.`,
    tag: 'Jobs',
    query: adminJobsQuery.omit({ cursor: true }).extend(csvQuery.shape),
    gate: 'admin',
    permission: 'jobs.read',
    status: 200,
    contentType: 'text/csv',
    response: z.string(),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/jobs/:jobId',
    about: 'job cases',
    summary: 'Get a job of any business',
    tag: 'Jobs',
    params: z.object({ jobId: id }),
    gate: 'admin',
    permission: 'jobs.read',
    status: 200,
    response: adminJobDetail,
    refusals: ['job.not_found'],
  }),
};
