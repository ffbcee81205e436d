import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { interviewStatuses } from '#contract/applications/interview.ts';
import { applicationStatuses } from '#contract/applications/options.ts';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { named } from '#server/platform/personal-data/export-rows.ts';
import { users } from '../accounts/tables.ts';
import { jobs, jobVersions } from '../jobs/tables.ts';
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
  /** The version of the job that the rep applied for. */
  jobVersion: integer('job_version').notNull().default(1),
  standbyUntil: moment('standby_until'),
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

/** A business's own notes about a rep. No one else reads them, and no number counts them. */
export const repNotes = pgTable(
  'rep_notes',
  {
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessProfiles.id, { onDelete: 'cascade' }),
    repId: uuid('rep_id')
      .notNull()
      .references(() => repProfiles.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.repId] })],
);

/** Private to the business. */
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

/** One invitation to many applicants of a job, each of whom takes one of its times. */
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
  /** The seat at the accepted time of an invitation to many. */
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

personal(jobApplications, {
  of: 'repId businessId',
  erased: { of: 'repId', blank: 'message', set: { message: 'Removed with the account.' } },
  kept: 'id jobId repId businessId status jobVersion standbyUntil appliedAt updatedAt',
  exported: {
    ...{ of: 'repId', at: 'applications', by: '-appliedAt -id' },
    columns: 'id jobId status message standbyUntil appliedAt',
    also: () => ({
      // As it was when the rep applied.
      jobTitle: sql`coalesce(
        (select ${jobVersions.title} from ${jobVersions}
         where ${jobVersions.jobId} = ${jobApplications.jobId} and ${jobVersions.version} = ${jobApplications.jobVersion}),
        ${named(jobs.title, jobApplications.jobId)})`,
      companyName: named(businessProfiles.companyName, jobApplications.businessId),
    }),
  },
  hidden: 'repId businessId jobVersion updatedAt',
});

personal(applicationSteps, {
  of: 'applicationId byUserId',
  stays: 'what was decided, and the word about it, is the record of the other side',
  exported: {
    ...{ at: 'steps', within: 'applicationId', by: 'createdAt id' },
    columns: 'status createdAt:at note',
  },
  hidden: 'id applicationId byUserId',
});

// Private notes and marks of a business are of no use once one of the two sides is deleted.
personal(repNotes, {
  ...{ of: 'businessId repId', erased: 'rows' },
  exported: {
    ...{ of: 'businessId', at: 'repNotes', by: 'updatedAt' },
    columns: 'text updatedAt',
    also: () => ({ name: named(repProfiles.fullName, repNotes.repId) }),
  },
  hidden: 'businessId repId',
});
personal(shortlistings, {
  ...{ of: 'applicationId', erased: 'rows' },
  exported: {
    ...{ of: 'applicationId.businessId', at: 'shortlistedApplicants', by: 'shortlistedAt applicationId' },
    columns: 'applicationId shortlistedAt:at',
  },
  hidden: '',
});

personal(gigBriefings, {
  ...{ of: 'jobId', erased: 'rows' },
  exported: { at: 'briefings', columns: 'jobId bring updatedAt', by: 'updatedAt jobId' },
  hidden: '',
});

personal(interviewRounds, {
  of: 'businessId',
  stays: 'they say how many could take a time that the interviews keep',
  notExported: 'the interviews of a round are exported',
});

personal(interviews, {
  of: 'repId businessId',
  // Each side's own text is deleted with its account.
  erased: [
    { of: 'repId', blank: 'answer' },
    { of: 'businessId', blank: 'place link note' },
  ],
  kept: 'id applicationId repId businessId roundId seat status times acceptedTime minutes proposedAt answeredAt',
  exported: {
    ...{ at: 'interviews', by: 'proposedAt id' },
    columns: 'applicationId status times acceptedTime minutes place link note answer proposedAt answeredAt',
    also: (userId: string) => ({
      as: sql`case when ${named(repProfiles.userId, interviews.repId)} = ${userId} then 'rep' else 'business' end`,
    }),
  },
  hidden: 'id repId businessId roundId seat',
});
