import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { interviewStatuses } from '#contract/applications/interview.ts';
import { applicationStatuses } from '#contract/applications/options.ts';
import { moment } from '#server/platform/db/columns.ts';
import { users } from '../accounts/tables.ts';
import { jobs } from '../jobs/tables.ts';
import { businessProfiles, repProfiles } from '../profiles/tables.ts';

const repId = () =>
  uuid('rep_id')
    .notNull()
    .references(() => repProfiles.id, { onDelete: 'cascade' });

const businessId = () =>
  uuid('business_id')
    .notNull()
    .references(() => businessProfiles.id, { onDelete: 'cascade' });

const applicationId = () => uuid('application_id').references(() => jobApplications.id, { onDelete: 'cascade' });

export const jobApplications = pgTable('job_applications', {
  id: uuid('id').primaryKey(),
  jobId: uuid('job_id')
    .notNull()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  repId: repId(),
  businessId: businessId(),
  status: text('status', { enum: applicationStatuses }).notNull().default('pending'),
  message: text('message').notNull(),
  /** What the job said when the rep applied. */
  jobVersion: integer('job_version').notNull().default(1),
  appliedAt: moment('applied_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const applicationSteps = pgTable('application_steps', {
  id: uuid('id').primaryKey(),
  applicationId: applicationId().notNull(),
  status: text('status', { enum: applicationStatuses }).notNull(),
  note: text('note'),
  byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Of the business, for itself alone. */
export const applicationNotes = pgTable('application_notes', {
  applicationId: applicationId().primaryKey(),
  text: text('text').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** Of the business, for itself alone. */
export const shortlistings = pgTable('application_shortlistings', {
  applicationId: applicationId().primaryKey(),
  shortlistedAt: moment('shortlisted_at').notNull().defaultNow(),
});

export const gigBriefings = pgTable('gig_briefings', {
  jobId: uuid('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  bring: text('bring').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** One invitation to many applicants of a job, of whom each takes one of its times. */
export const interviewRounds = pgTable('interview_rounds', {
  id: uuid('id').primaryKey(),
  jobId: uuid('job_id')
    .notNull()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  businessId: businessId(),
  /** How many may take the same time. */
  capacity: integer('capacity').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const interviews = pgTable('interviews', {
  id: uuid('id').primaryKey(),
  applicationId: applicationId().notNull(),
  repId: repId(),
  businessId: businessId(),
  roundId: uuid('round_id').references(() => interviewRounds.id, { onDelete: 'set null' }),
  /** Of those at the accepted time of an invitation to many. */
  seat: integer('seat'),
  status: text('status', { enum: interviewStatuses }).notNull().default('proposed'),
  times: moment('times').array().notNull(),
  acceptedTime: moment('accepted_time'),
  minutes: integer('minutes').notNull(),
  place: text('place'),
  link: text('link'),
  note: text('note'),
  answer: text('answer'),
  proposedAt: moment('proposed_at').notNull().defaultNow(),
  answeredAt: moment('answered_at'),
});
