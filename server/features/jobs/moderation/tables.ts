import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { jobCaseOutcomes, jobReportReasons } from '#contract/jobs/moderation-options.ts';
import { jobStatuses } from '#contract/jobs/options.ts';
import { bytea, moment } from '#server/platform/db/columns.ts';
import { impersonal, personal } from '#server/platform/personal-data/declare.ts';
import { named } from '#server/platform/personal-data/export-rows.ts';
import { adminUsers } from '../../operators/tables.ts';
import { jobs } from '../tables.ts';

const jobId = () =>
  uuid('job_id')
    .notNull()
    .references(() => jobs.id, { onDelete: 'cascade' });

export const jobTakeDowns = pgTable('job_take_downs', {
  id: uuid('id').primaryKey(),
  jobId: jobId(),
  statusBefore: text('status_before', { enum: jobStatuses }).notNull(),
  version: integer('version').notNull(),
  reason: text('reason').notNull(),
  takenDownBy: uuid('taken_down_by')
    .notNull()
    .references(() => adminUsers.id),
  takenDownAt: moment('taken_down_at').notNull(),
  putBackBy: uuid('put_back_by').references(() => adminUsers.id),
  putBackAt: moment('put_back_at'),
  putBackReason: text('put_back_reason'),
});

export const jobCases = pgTable('job_cases', {
  id: uuid('id').primaryKey(),
  jobId: jobId(),
  openedAt: moment('opened_at').notNull(),
  entries: integer('entries').notNull().default(1),
  claimedBy: uuid('claimed_by').references(() => adminUsers.id),
  claimedAt: moment('claimed_at'),
  outcome: text('outcome', { enum: jobCaseOutcomes }),
  reason: text('reason'),
  decidedBy: uuid('decided_by').references(() => adminUsers.id),
  decidedAt: moment('decided_at'),
});

const caseId = () =>
  uuid('case_id')
    .notNull()
    .references(() => jobCases.id, { onDelete: 'cascade' });

export const jobReports = pgTable('job_reports', {
  id: uuid('id').primaryKey(),
  jobId: jobId(),
  caseId: caseId(),
  reporterId: uuid('reporter_id'),
  version: integer('version').notNull(),
  reason: text('reason', { enum: jobReportReasons }).notNull(),
  details: text('details'),
  createdAt: moment('created_at').notNull(),
});

export const jobFlags = pgTable('job_flags', {
  id: uuid('id').primaryKey(),
  jobId: jobId(),
  caseId: caseId(),
  version: integer('version').notNull(),
  words: text('words').array().notNull(),
  textHash: bytea('text_hash').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const jobAnswers = pgTable('job_answers', {
  id: uuid('id').primaryKey(),
  takeDownId: uuid('take_down_id')
    .notNull()
    .references(() => jobTakeDowns.id, { onDelete: 'cascade' }),
  caseId: caseId(),
  version: integer('version').notNull(),
  text: text('text').notNull(),
  asksBack: boolean('asks_back').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const flagWords = pgTable('flag_words', {
  id: uuid('id').primaryKey(),
  phrase: text('phrase').notNull(),
  folded: text('folded').notNull(),
  addedBy: uuid('added_by')
    .notNull()
    .references(() => adminUsers.id),
  addedAt: moment('added_at').notNull(),
});

personal(jobReports, {
  of: 'reporterId',
  // A report outlives its reporter: it is about a job.
  erased: { blank: 'reporterId details' },
  kept: 'id jobId caseId version reason createdAt',
  exported: {
    ...{ at: 'jobReports', by: 'createdAt id' },
    columns: 'jobId reason details createdAt',
    also: () => ({
      outcome: named(jobCases.outcome, jobReports.caseId),
      decidedAt: named(jobCases.decidedAt, jobReports.caseId),
    }),
  },
  hidden: 'id caseId reporterId version',
});

personal(jobTakeDowns, {
  of: 'jobId',
  stays: 'they say why a job was taken down that stays',
  exported: {
    ...{ at: 'jobTakeDowns', by: 'takenDownAt id' },
    columns: 'jobId reason takenDownAt putBackAt putBackReason',
  },
  hidden: 'id statusBefore version takenDownBy putBackBy',
});

personal(jobAnswers, {
  ...{ of: 'takeDownId', erased: 'rows' },
  exported: { at: 'answers', within: 'takeDownId', columns: 'text asksBack createdAt', by: 'createdAt' },
  hidden: 'id takeDownId caseId version',
});

personal(jobFlags, {
  of: 'jobId',
  stays: 'they say which words a job said that stays',
  notExported: 'they say for which words the team reviewed a job, which is exported',
});
personal(jobCases, {
  of: 'jobId',
  stays: 'they say what the team decided about a job, and name only admins',
  exported: { by: 'jobReports', columns: 'outcome decidedAt' },
  hidden: 'id jobId openedAt entries claimedBy claimedAt reason decidedBy',
});
impersonal('admins have no account', flagWords);
