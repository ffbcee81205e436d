import { z } from 'zod';
import { applicationStatuses, trackerGroups } from './application-options.ts';
import { endpoint } from './endpoint.ts';
import { id, optionalProse, prose, timestamp } from './fields.ts';
import { jobSummary } from './jobs.ts';
import { pageOf, pageQuery } from './paging.ts';

export const applicationInput = z.object({ message: prose('Message', 2000) });

export const decisionInput = z.object({ note: optionalProse('Note', 1000) });

const status = z.enum(applicationStatuses);

/** One step of an application's history. `note` is the business's word to the rep. */
export const applicationStep = z.object({ status, at: timestamp, note: z.string().nullable() });

/** An application as its rep sees it. */
export const repApplication = z.object({
  id,
  status,
  message: z.string(),
  appliedAt: timestamp,
  job: jobSummary,
  steps: z.array(applicationStep),
});

export type RepApplication = z.output<typeof repApplication>;

/** An application as the business that received it sees it. */
export const receivedApplication = z.object({
  id,
  status,
  message: z.string(),
  appliedAt: timestamp,
  jobId: id,
  rep: z.object({
    id,
    fullName: z.string(),
    preferredLocation: z.string().nullable(),
    preferredIndustry: z.string().nullable(),
  }),
  steps: z.array(applicationStep),
});

export type ReceivedApplication = z.output<typeof receivedApplication>;

const trackerCounts = z.object({ all: z.int(), pending: z.int(), interview: z.int(), completed: z.int() });

const applicationParams = z.object({ applicationId: id });

const decision = <const Path extends `/api/${string}`>(path: Path, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    tag: 'Applications',
    params: applicationParams,
    body: decisionInput,
    status: 200,
    response: receivedApplication,
    refusals: [
      'role.business_required',
      'application.not_found',
      'application.already_decided',
      'application.already_interviewing',
    ],
  });

export const applicationsApi = {
  apply: endpoint({
    method: 'POST',
    path: '/api/jobs/:jobId/applications',
    summary: 'Apply for a job, once',
    tag: 'Applications',
    params: z.object({ jobId: id }),
    body: applicationInput,
    status: 201,
    response: repApplication,
    refusals: [
      'role.rep_required',
      'job.not_found',
      'job.not_active',
      'application.already_applied',
      'application.own_job',
    ],
  }),
  track: endpoint({
    method: 'GET',
    path: '/api/rep/applications',
    summary: 'Your own applications, newest first',
    tag: 'Applications',
    query: pageQuery.extend({ group: z.enum(trackerGroups).default('all') }),
    status: 200,
    response: pageOf(repApplication),
    refusals: ['role.rep_required', 'request.bad_cursor'],
  }),
  trackerCounts: endpoint({
    method: 'GET',
    path: '/api/rep/applications/counts',
    summary: 'How many of your applications stand where',
    tag: 'Applications',
    status: 200,
    response: trackerCounts,
    refusals: ['role.rep_required'],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/rep/applications/:applicationId/withdrawal',
    summary: 'Withdraw your own application',
    tag: 'Applications',
    params: applicationParams,
    status: 200,
    response: repApplication,
    refusals: ['role.rep_required', 'application.not_found', 'application.already_decided'],
  }),
  listReceived: endpoint({
    method: 'GET',
    path: '/api/business/jobs/:jobId/applications',
    summary: 'The applications for one of your jobs, newest first',
    tag: 'Applications',
    params: z.object({ jobId: id }),
    query: pageQuery,
    status: 200,
    response: pageOf(receivedApplication),
    refusals: ['role.business_required', 'job.not_found', 'request.bad_cursor'],
  }),
  interview: decision('/api/business/applications/:applicationId/interview', 'Invite the applicant to an interview'),
  accept: decision('/api/business/applications/:applicationId/acceptance', 'Accept the applicant'),
  reject: decision('/api/business/applications/:applicationId/rejection', 'Reject the applicant'),
};
