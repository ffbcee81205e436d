import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, optionalProse, prose, timestamp } from '../fields.ts';
import { coursesOfRep } from '../jobs/asked-courses.ts';
import { jobSummary } from '../jobs/jobs.ts';
import { changedWithApplication } from '../nouns.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { reviewTotals } from '../profiles/review-totals.ts';
import { applicantFilters, receivedQuery } from './board.ts';
import { interview } from './interview.ts';
import { matchReasons } from './match-reasons.ts';
import { applicationStatuses, trackerGroups } from './options.ts';
import { acceptanceRefusals } from './refusals.ts';
import { rejectionsInput, rejectionsResult } from './rejections.ts';
import { repNote } from './rep-notes.ts';
import { shownRep } from './shown-rep.ts';

export const applicationInput = z.object({
  message: prose('Message', 2000),
  /** The version of the job that the rep read. When it is not the current one, they are asked to confirm before they apply. */
  jobVersion: z.int().min(1).optional(),
});

export type ApplicationInput = z.output<typeof applicationInput>;

export const decisionInput = z.object({ note: optionalProse('Note', 1000) });

const status = z.enum(applicationStatuses);

/** One step of an application's history. `note` is the business's message to the rep. */
export const applicationStep = z.object({ status, at: timestamp, note: z.string().nullable() });

/** Until when the rep stands by, in case a place opens up; null: they don’t. Only while the application is undecided. */
const standbyUntil = timestamp.nullable();

/** An application as its rep sees it. */
export const repApplication = z.object({
  id,
  status,
  message: z.string(),
  appliedAt: timestamp,
  /** The job as of the application, but with today's status and last day. */
  job: jobSummary,
  /** The business edited the job after they applied. */
  jobEditedSince: z.boolean(),
  steps: z.array(applicationStep),
  standbyUntil,
  /** The current one. */
  interview: interview.nullable(),
});

export type RepApplication = z.output<typeof repApplication>;

/** An application that has just been made. */
export const newApplication = repApplication.pick({ id: true, status: true, message: true, appliedAt: true });

export type NewApplication = z.output<typeof newApplication>;

/** Whether a rep can work on the job's days, in words. `overlaps`: other work at the same hours, so the rep cannot agree to this job. */
const overlaps = z.literal(true).optional();
export const matchHint = z.object({ fits: z.boolean(), words: z.string(), overlaps });

export type MatchHint = z.output<typeof matchHint>;

/** An application as the business that received it sees it. */
export const receivedApplication = z.object({
  id,
  status,
  message: z.string(),
  appliedAt: timestamp,
  jobId: id,
  /** The version of the job that the rep applied for. */
  jobVersion: z.int(),
  rep: shownRep.extend({ id, fullName: z.string(), description: z.string().nullable(), reviews: reviewTotals }),
  match: z.array(matchHint),
  /** Not used for sorting unless the business asks for that. Null: it could not be worked out. */
  fit: matchReasons.nullable(),
  /** The courses that the job asks for, with this rep. */
  courses: coursesOfRep.nullable(),
  /** The available files; `applicationFilesApi.link` gives the address. A rep who withdraws withdraws them too. */
  files: z.object({ cv: z.boolean(), photo: z.boolean(), video: z.boolean() }),
  privateNote: repNote.nullable(),
  /** Private to the business. */
  shortlisted: z.boolean(),
  steps: z.array(applicationStep),
  standbyUntil,
  interview: interview.nullable(),
});

export type ReceivedApplication = z.output<typeof receivedApplication>;

/** Number of a job's applications by status, and how many reps it still needs. */
const receivedCounts = z.object({
  all: z.int(),
  pending: z.int(),
  interview: z.int(),
  accepted: z.int(),
  rejected: z.int(),
  withdrawn: z.int(),
  ended: z.int(),
  positions: z.int(),
  positionsLeft: z.int(),
  /** When they were counted, by the clock that dates applications. */
  readAt: timestamp,
});

export type ReceivedCounts = z.output<typeof receivedCounts>;

const trackerCounts = z.object({ all: z.int(), pending: z.int(), interview: z.int(), completed: z.int() });

const applicationParams = z.object({ applicationId: id });

const decision = {
  method: 'POST',
  changes: changedWithApplication,
  tag: 'Applications',
  params: applicationParams,
  body: decisionInput,
  gate: 'business',
  status: 200,
  response: receivedApplication,
} as const;
const decisionRefusals = [
  'application.not_found',
  'application.already_decided',
  'application.already_interviewing',
  'application.rep_not_open',
] as const;

const ofRep = { tag: 'Applications', gate: 'rep', afterTrial: 'own data', status: 200 } as const;

export const applicationsApi = {
  apply: endpoint({
    method: 'POST',
    path: '/api/jobs/:jobId/applications',
    changes: changedWithApplication,
    summary: 'Apply to a job',
    description: 'Also sends a withdrawn application again, once a day. Refused if the job is newer than `jobVersion`.',
    tag: 'Applications',
    params: z.object({ jobId: id }),
    body: applicationInput,
    gate: 'rep',
    legal: 'rep',
    status: 201,
    response: newApplication,
    refusals: [
      'job.not_found',
      'job.paused',
      'job.filled',
      'job.not_active',
      'job.changed',
      'job.enough_applicants',
      'application.already_applied',
      'application.sent_again_today',
      'application.own_job',
    ],
  }),
  track: endpoint({
    method: 'GET',
    path: '/api/rep/applications',
    about: 'applications',
    summary: 'List your applications, newest first',
    tag: 'Applications',
    query: pageQuery.extend({
      group: z.enum(trackerGroups).default('all'),
      /** Only this application, whatever its group. */
      application: id.optional(),
    }),
    gate: 'rep',
    afterTrial: 'own data',
    status: 200,
    response: pageOf(repApplication),
    refusals: ['request.bad_cursor'],
  }),
  applied: endpoint({
    ...ofRep,
    method: 'GET',
    path: '/api/rep/applied-jobs',
    about: 'applications',
    seenByTeam: true,
    summary: 'List jobs you applied to',
    description: 'Returns ids and statuses only, in larger pages, to mark jobs in a list.',
    query: pageQuery,
    response: pageOf(z.object({ jobId: id, status })),
    refusals: ['request.bad_cursor'],
  }),
  trackerCounts: endpoint({
    ...ofRep,
    method: 'GET',
    path: '/api/rep/applications/counts',
    about: 'applications',
    seenByTeam: true,
    summary: 'Count your applications by status',
    response: trackerCounts,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/rep/applications/:applicationId/withdrawal',
    changes: changedWithApplication,
    summary: 'Withdraw your application',
    tag: 'Applications',
    params: applicationParams,
    gate: 'rep',
    afterTrial: 'ends something',
    status: 200,
    response: repApplication,
    refusals: ['application.not_found', 'application.already_decided'],
  }),
  listReceived: endpoint({
    method: 'GET',
    path: '/api/business/jobs/:jobId/applications',
    about: 'applications',
    summary: 'List applications to a job',
    tag: 'Applications',
    params: z.object({ jobId: id }),
    query: receivedQuery,
    gate: 'business',
    afterTrial: 'own data',
    status: 200,
    response: pageOf(receivedApplication),
    refusals: ['job.not_found', 'request.bad_cursor'],
  }),
  receivedCounts: endpoint({
    method: 'GET',
    path: '/api/business/jobs/:jobId/applications/counts',
    about: 'applications',
    seenByTeam: true,
    summary: 'Count applications to a job by status',
    tag: 'Applications',
    params: z.object({ jobId: id }),
    query: applicantFilters,
    gate: 'business',
    afterTrial: 'own data',
    status: 200,
    response: receivedCounts,
    refusals: ['job.not_found'],
  }),
  showReceived: endpoint({
    method: 'GET',
    path: '/api/business/applications/:applicationId',
    about: 'applications',
    summary: 'Get a received application',
    tag: 'Applications',
    params: applicationParams,
    gate: 'business',
    afterTrial: 'own data',
    status: 200,
    response: receivedApplication,
    refusals: ['application.not_found'],
  }),
  rejectMany: endpoint({
    method: 'POST',
    path: '/api/business/jobs/:jobId/rejections',
    changes: changedWithApplication,
    summary: 'Reject several applicants of a job',
    description: 'All of them receive the same message. Applicants who were decided earlier are skipped.',
    tag: 'Applications',
    params: z.object({ jobId: id }),
    body: rejectionsInput,
    gate: 'business',
    afterTrial: 'ends something',
    status: 200,
    response: rejectionsResult,
    refusals: ['job.not_found'],
  }),
  interview: endpoint({
    ...decision,
    path: '/api/business/applications/:applicationId/interview',
    summary: 'Invite an applicant to an interview',
    refusals: decisionRefusals,
  }),
  accept: endpoint({
    ...decision,
    path: '/api/business/applications/:applicationId/acceptance',
    summary: 'Accept an applicant',
    description: 'Creates the gig. Refused once all positions are filled.',
    legal: 'business',
    refusals: [...decisionRefusals, ...acceptanceRefusals],
  }),
  reject: endpoint({
    ...decision,
    path: '/api/business/applications/:applicationId/rejection',
    summary: 'Reject an applicant',
    afterTrial: 'ends something',
    refusals: decisionRefusals,
  }),
};
