import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { id, line, optionalProse, prose, rowVersion, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { jobParams } from './jobs.ts';
import { jobCaseOutcomes, jobReportReasons } from './moderation-options.ts';
import { jobStatuses } from './options.ts';

export const jobReportInput = z.object({
  reason: z.enum(jobReportReasons, 'Choose what’s wrong.'),
  details: optionalProse('Details', 1000),
});

export const takeDownAnswer = z.object({
  text: prose('Your answer', 2000),
  /** More than a comment: they would have the job restored as it is now. */
  asksBack: z.boolean(),
});

const takeDown = z.object({
  reason: z.string(),
  takenDownAt: timestamp,
  answers: z.array(takeDownAnswer.extend({ text: z.string(), createdAt: timestamp })),
  /** An appeal that the team has not decided. */
  waiting: z.boolean(),
  answersLeft: z.int(),
});

export type TakeDown = z.output<typeof takeDown>;

/** A team member's decision, for the record and for those concerned. */
export const moderationReason = z.object({ reason: prose('A reason', 1000) });

export const putBackInput = moderationReason.extend({
  /** The version that was read: another one has to be read first. */
  version: rowVersion,
});

export const jobCaseHead = z.object({
  id,
  jobId: id,
  jobTitle: z.string(),
  companyName: z.string(),
  status: z.enum(jobStatuses),
  openedAt: timestamp,
  entries: z.int(),
  reports: z.int(),
  /** Words of the team's list that were found in the job. */
  words: z.array(z.string()),
  answers: z.int(),
  claim: z.object({ by: z.string(), you: z.boolean(), at: timestamp }).nullable(),
});

export type JobCaseHead = z.output<typeof jobCaseHead>;

export const jobCaseDetail = jobCaseHead.extend({
  decision: z
    .object({ outcome: z.enum(jobCaseOutcomes), reason: z.string(), by: z.string(), at: timestamp })
    .nullable(),
});

export const flagWord = z.object({ id, phrase: z.string(), addedBy: z.string(), addedAt: timestamp });

export type FlagWord = z.output<typeof flagWord>;

export const flagWordInput = z.object({
  phrase: line('A word', 80).refine((text) => /[\p{L}\p{N}]/u.test(text), 'Enter at least one letter or digit.'),
});

const ofJob = '/api/business/jobs/:jobId/take-down';
const reading = { tag: 'Moderation', gate: 'admin', permission: 'jobs.read' } as const;
const acting = { tag: 'Moderation', gate: 'admin', permission: 'jobs.moderate' } as const;
const ofCase = z.object({ caseId: id });
const casePath = '/api/admin/job-cases/:caseId';

export const jobModerationApi = {
  report: endpoint({
    method: 'POST',
    path: '/api/jobs/:jobId/reports',
    changes: [],
    summary: 'Report a job',
    description: 'Possible once for each job. You’re notified of the outcome.',
    tag: 'Moderation',
    params: jobParams,
    body: jobReportInput,
    gate: 'rep',
    status: 201,
    response: z.object({ id, createdAt: timestamp }),
    refusals: ['job.not_found', 'job_report.own_job', 'job_report.already_sent', 'job_report.too_many'],
  }),
  takeDown: endpoint({
    method: 'GET',
    path: ofJob,
    about: 'jobs',
    seenByTeam: true,
    summary: 'Get the reason a job was taken down',
    description: 'Includes your answers.',
    tag: 'Moderation',
    params: jobParams,
    gate: 'business',
    afterTrial: 'own data',
    status: 200,
    response: takeDown,
    refusals: ['job.not_found', 'job.not_taken_down'],
  }),
  answer: endpoint({
    method: 'POST',
    path: `${ofJob}/answers`,
    changes: ['jobs'],
    summary: 'Answer the team about a job taken down',
    description: 'Set `asksBack` to ask for the job to be restored as it is now.',
    tag: 'Moderation',
    params: jobParams,
    body: takeDownAnswer,
    gate: 'business',
    afterTrial: 'own data',
    status: 201,
    response: takeDown,
    refusals: ['job.not_found', 'job.not_taken_down', 'job_answer.used_up'],
  }),
  cases: endpoint({
    ...reading,
    method: 'GET',
    path: '/api/admin/job-cases',
    about: 'job cases',
    summary: 'List moderation cases of jobs, oldest first',
    description: 'Jobs that were reported or flagged, or whose business answered.',
    query: pageQuery,
    status: 200,
    response: pageOf(jobCaseHead),
    refusals: ['request.bad_cursor'],
  }),
  counts: endpoint({
    ...reading,
    method: 'GET',
    path: '/api/admin/job-cases/counts',
    about: 'job cases',
    summary: 'Count open moderation cases of jobs',
    status: 200,
    response: z.object({ open: z.int() }),
  }),
  claim: endpoint({
    ...acting,
    method: 'POST',
    path: `${casePath}/claim`,
    changes: ['job cases'],
    summary: 'Claim a moderation case',
    description: 'Shows the other admins who is working on it.',
    params: ofCase,
    body: z.object({ takeOver: z.boolean() }),
    status: 200,
    response: jobCaseDetail,
    refusals: ['job_case.not_found', 'job_case.already_decided', 'job_case.held'],
  }),
  release: endpoint({
    ...acting,
    method: 'POST',
    path: `${casePath}/release`,
    changes: ['job cases'],
    summary: 'Release a moderation case',
    params: ofCase,
    status: 200,
    response: jobCaseDetail,
    refusals: ['job_case.not_found', 'job_case.already_decided', 'job_case.held'],
  }),
  leave: endpoint({
    ...acting,
    method: 'POST',
    path: `${casePath}/decision`,
    changes: ['job cases'],
    summary: 'Close a moderation case without action',
    description: 'Reporters are notified. A business that answered is given the reason why its job stays down.',
    params: ofCase,
    body: putBackInput.extend({
      /** How many reports and appeals there were when it was read. */
      entries: z.int().min(1).max(1_000_000),
    }),
    status: 200,
    response: jobCaseDetail,
    refusals: ['job_case.not_found', 'job_case.already_decided', 'job_case.held', 'job_case.changed'],
  }),
  takeDownJob: endpoint({
    ...acting,
    method: 'POST',
    path: '/api/admin/jobs/:jobId/take-down',
    changes: ['job cases'],
    summary: 'Take down a job',
    description: 'The business is given the reason and can answer.',
    params: jobParams,
    body: moderationReason,
    status: 204,
    response: noContent,
    refusals: ['job.not_found', 'job.already_taken_down', 'job_case.held'],
  }),
  putBack: endpoint({
    ...acting,
    method: 'POST',
    path: '/api/admin/jobs/:jobId/putting-back',
    changes: ['job cases'],
    summary: 'Restore a job taken down',
    description: 'Returns the job to its earlier status, or closes it where it can’t be open any more.',
    params: jobParams,
    body: putBackInput,
    status: 200,
    response: z.object({ status: z.enum(jobStatuses) }),
    refusals: ['job.not_found', 'job.not_taken_down', 'job_case.changed', 'job_case.held'],
  }),
  words: endpoint({
    ...reading,
    method: 'GET',
    path: '/api/admin/flag-words',
    about: 'job cases',
    summary: 'List flagged phrases',
    status: 200,
    response: z.object({ items: z.array(flagWord) }),
  }),
  addWord: endpoint({
    ...acting,
    method: 'POST',
    path: '/api/admin/flag-words',
    changes: ['job cases'],
    summary: 'Add a flagged phrase',
    description: 'Jobs with this phrase are flagged for review from now on. Nothing is blocked.',
    body: flagWordInput,
    status: 201,
    response: flagWord,
    refusals: ['flag_word.known', 'flag_word.too_many'],
  }),
  removeWord: endpoint({
    ...acting,
    method: 'DELETE',
    path: '/api/admin/flag-words/:wordId',
    changes: ['job cases'],
    summary: 'Delete a flagged phrase',
    params: z.object({ wordId: id }),
    status: 204,
    response: noContent,
    refusals: ['flag_word.not_found'],
  }),
};
