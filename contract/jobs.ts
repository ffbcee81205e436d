import { z } from 'zod';
import { applicationStatuses } from './application-options.ts';
import { location, provinces } from './catalogue.ts';
import { endpoint, noContent } from './endpoint.ts';
import { cents, day, id, line, optionalProse, prose, timestamp } from './fields.ts';
import { jobDurations, jobExperience, jobIndustries, jobStatuses, jobTypes } from './job-options.ts';
import { pageOf, pageQuery } from './paging.ts';

export const jobInput = z.object({
  title: line('Job title'),
  industry: z.enum(jobIndustries, 'Choose an industry.'),
  description: prose('Description'),
  locationId: z.uuid('Choose a location.'),
  locationAddress: line('Address', 200)
    .nullish()
    .transform((value) => value ?? null),
  compensationCents: cents('Compensation'),
  hourlyRateCents: cents('Hourly rate').nullish().default(null),
  duration: z.enum(jobDurations, 'Choose a duration.').nullish().default(null),
  requiredSkills: optionalProse('Required skills', 1000),
  startDate: day('Start date').nullish().default(null),
  experienceRequired: z.enum(jobExperience, 'Choose an experience level.').default('Entry Level'),
  jobType: z.enum(jobTypes, 'Choose a job type.').default('Full-time'),
});

export type JobInput = z.output<typeof jobInput>;

export const jobSummary = z.object({
  id,
  title: z.string(),
  companyName: z.string(),
  industry: z.enum(jobIndustries),
  location,
  compensationCents: z.int(),
  hourlyRateCents: z.int().nullable(),
  duration: z.enum(jobDurations).nullable(),
  experienceRequired: z.enum(jobExperience),
  jobType: z.enum(jobTypes),
  status: z.enum(jobStatuses),
  createdAt: timestamp,
});

export type JobSummary = z.output<typeof jobSummary>;

export const jobDetail = jobSummary.extend({
  description: z.string(),
  locationAddress: z.string().nullable(),
  requiredSkills: z.string().nullable(),
  startDate: z.string().nullable(),
});

export type JobDetail = z.output<typeof jobDetail>;

/** What a rep sees of a job: the job, and their own application if there is one. */
export const jobForRep = jobDetail.extend({
  myApplication: z.object({ id, status: z.enum(applicationStatuses) }).nullable(),
});

export const applicantCounts = z.object({ total: z.int(), pending: z.int() });

export const ownJob = jobSummary.extend({ applicants: applicantCounts });

export type OwnJob = z.output<typeof ownJob>;

export const browseQuery = pageQuery.extend({
  province: z.enum(provinces).optional(),
  industry: z.enum(jobIndustries).optional(),
  minimumRateCents: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
});

export type BrowseQuery = z.output<typeof browseQuery>;

const jobParams = z.object({ jobId: id });

export const jobsApi = {
  browse: endpoint({
    method: 'GET',
    path: '/api/jobs',
    summary: 'Active jobs, newest first',
    tag: 'Jobs',
    query: browseQuery,
    status: 200,
    response: pageOf(jobSummary),
    refusals: ['role.rep_required', 'request.bad_cursor'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/jobs/:jobId',
    summary: 'One job, as a rep sees it before applying',
    tag: 'Jobs',
    params: jobParams,
    status: 200,
    response: jobForRep,
    refusals: ['role.rep_required', 'job.not_found'],
  }),
  listOwn: endpoint({
    method: 'GET',
    path: '/api/business/jobs',
    summary: 'The jobs of your own business, newest first',
    tag: 'Jobs',
    query: pageQuery,
    status: 200,
    response: pageOf(ownJob),
    refusals: ['role.business_required', 'request.bad_cursor'],
  }),
  showOwn: endpoint({
    method: 'GET',
    path: '/api/business/jobs/:jobId',
    summary: 'One job of your own business',
    tag: 'Jobs',
    params: jobParams,
    status: 200,
    response: jobDetail.extend({ applicants: applicantCounts }),
    refusals: ['role.business_required', 'job.not_found'],
  }),
  post: endpoint({
    method: 'POST',
    path: '/api/business/jobs',
    summary: 'Post a job; it is live at once',
    tag: 'Jobs',
    body: jobInput,
    status: 201,
    response: jobDetail,
    refusals: ['role.business_required', 'location.unknown'],
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/business/jobs/:jobId',
    summary: 'Replace the content of one of your active jobs',
    tag: 'Jobs',
    params: jobParams,
    body: jobInput,
    status: 200,
    response: jobDetail,
    refusals: ['role.business_required', 'job.not_found', 'job.not_active', 'location.unknown'],
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/business/jobs/:jobId/closure',
    summary: 'Close a job: it leaves the list and takes no more applications',
    tag: 'Jobs',
    params: jobParams,
    status: 204,
    response: noContent,
    refusals: ['role.business_required', 'job.not_found', 'job.already_closed'],
  }),
};
