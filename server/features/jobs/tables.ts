import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { jobIndustries } from '#contract/catalogue/options.ts';
import type { AskedCourses } from '#contract/jobs/asked-courses.ts';
import { jobDurations, jobExperience, jobStatuses, jobTypes, payUnits } from '#contract/jobs/options.ts';
import type { JobSchedule } from '#contract/jobs/schedule.ts';
import { moment } from '#server/platform/db/columns.ts';
import { impersonal, personal } from '#server/platform/personal-data/declare.ts';
import { named } from '#server/platform/personal-data/export-rows.ts';
import { locations } from '../catalogue/tables.ts';
import { namesOfAsked } from '../courses/queries/select-asked.ts';
import { businessProfiles, repProfiles } from '../profiles/tables.ts';

/** The content of a job. */
const content = () => ({
  title: text('title').notNull(),
  description: text('description').notNull(),
  industry: text('industry', { enum: jobIndustries }).notNull(),
  locationId: uuid('location_id')
    .notNull()
    .references(() => locations.id),
  province: text('province').notNull(),
  locationAddress: text('location_address'),
  compensationCents: bigint('compensation_cents', { mode: 'number' }).notNull(),
  hourlyRateCents: bigint('hourly_rate_cents', { mode: 'number' }),
  dayRateCents: bigint('day_rate_cents', { mode: 'number' }),
  payPer: text('pay_per', { enum: payUnits }).notNull().default('whole'),
  schedule: jsonb('schedule').$type<JobSchedule>(),
  duration: text('duration', { enum: jobDurations }),
  requiredSkills: text('required_skills'),
  asksPictures: boolean('asks_pictures').notNull().default(false),
  asksCount: text('asks_count'),
  asksCourses: jsonb('asks_courses').$type<AskedCourses>(),
  startDate: date('start_date', { mode: 'string' }),
  experienceRequired: text('experience_required', { enum: jobExperience }).notNull(),
  jobType: text('job_type', { enum: jobTypes }).notNull(),
  positions: integer('positions').notNull().default(1),
});

export const contentNames = Object.keys(content()) as (keyof ReturnType<typeof content>)[];

/**
 * Free-text fields of businesses, which are searched for words on the team's list. Append new ones at the end: their order is part of the hash that
 * identifies already reviewed texts.
 */
export const ownWords = [
  'title',
  'description',
  'requiredSkills',
  'locationAddress',
  'asksCount',
] as const satisfies (keyof ReturnType<typeof content>)[];

export const jobs = pgTable('jobs', {
  id: uuid('id').primaryKey(),
  businessId: uuid('business_id')
    .notNull()
    .references(() => businessProfiles.id, { onDelete: 'cascade' }),
  ...content(),
  /** The days of its schedule, for finding it by day. Null if they are agreed later. */
  workingDays: date('working_days', { mode: 'string' }).array(),
  /** Confirmed by the business. Null: never asked. No part of its versions: applicants are not notified of a change. */
  tags: text('tags').array(),
  anyLanguage: boolean('any_language').notNull().default(false),
  status: text('status', { enum: jobStatuses }).notNull().default('active'),
  /** The last day to apply. */
  closesOn: date('closes_on', { mode: 'string' })
    .notNull()
    .default(sql`(now() at time zone 'Africa/Johannesburg')::date + 30`),
  /** The last day to apply that the business was already reminded of, or chose when it was near. */
  closingNotifiedFor: date('closing_told_for', { mode: 'string' }),
  mostApplicants: integer('most_applicants'),
  takesAllApplicants: boolean('takes_all_applicants').notNull().default(false),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** When it was filled or closed. */
  closedAt: moment('closed_at'),
});

export type JobRow = typeof jobs.$inferSelect;
export type JobContent = Pick<JobRow, keyof ReturnType<typeof content>>;

/** Former content of edited jobs. The current content is in the job itself. */
export const jobVersions = pgTable(
  'job_versions',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    ...content(),
    positions: integer('positions').notNull(),
    replacedAt: moment('replaced_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.version] })],
);

export const jobViews = pgTable(
  'job_views',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    repId: uuid('rep_id')
      .notNull()
      .references(() => repProfiles.id, { onDelete: 'cascade' }),
    viewedOn: date('viewed_on', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.repId, table.viewedOn] })],
);

/** How many different reps viewed a job. */
export const jobViewCounts = pgTable('job_view_counts', {
  jobId: uuid('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  reps: integer('reps').notNull(),
});

const exportedContent =
  'title description industry locationAddress compensationCents hourlyRateCents dayRateCents payPer schedule duration requiredSkills asksPictures asksCount asksCourses startDate experienceRequired jobType positions version';
const keptContent =
  'title description industry locationId province compensationCents hourlyRateCents dayRateCents payPer schedule duration requiredSkills asksPictures asksCount asksCourses startDate experienceRequired jobType positions version';

personal(jobs, {
  of: 'businessId',
  erased: { blank: 'locationAddress' },
  // The job is part of its applicants' record. `closeJobsOfUser` closes it.
  kept: `id businessId ${keptContent} workingDays tags anyLanguage status closesOn closingNotifiedFor mostApplicants takesAllApplicants createdAt updatedAt closedAt`,
  exported: {
    ...{ at: 'jobs', by: '-createdAt -id' },
    columns: `id ${exportedContent} tags anyLanguage status closesOn mostApplicants takesAllApplicants createdAt closedAt`,
    also: () => ({ location: named(locations.name, jobs.locationId), namedCourses: namesOfAsked(jobs.asksCourses) }),
  },
  hidden: 'businessId locationId province workingDays closingNotifiedFor updatedAt',
});

personal(jobVersions, {
  of: 'jobId',
  erased: { blank: 'locationAddress' },
  kept: `jobId ${keptContent} replacedAt`,
  exported: {
    ...{ at: 'formerVersions', within: 'jobId', by: 'version' },
    columns: `${exportedContent} replacedAt`,
    also: () => ({
      location: named(locations.name, jobVersions.locationId),
      namedCourses: namesOfAsked(jobVersions.asksCourses),
    }),
  },
  hidden: 'jobId locationId province',
});

personal(jobViews, {
  ...{ of: 'repId', erased: 'rows' },
  exported: { at: 'viewedJobs', columns: 'jobId viewedOn:day', by: 'viewedOn jobId' },
  hidden: 'repId',
});
impersonal('they say how many looked, and not who', jobViewCounts);
