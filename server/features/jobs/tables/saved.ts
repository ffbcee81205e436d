import { sql } from 'drizzle-orm';
import { bigint, boolean, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { jobIndustries } from '#contract/catalogue/options.ts';
import { jobDurations, jobExperience, jobTypes } from '#contract/jobs/options.ts';
import { searchMails } from '#contract/jobs/saved-searches.ts';
import type { JobFilters } from '#contract/jobs/search.ts';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { named } from '#server/platform/personal-data/export-rows.ts';
import { repProfiles } from '../../profiles/tables.ts';
import { jobs } from '../tables.ts';

const repId = () =>
  uuid('rep_id')
    .notNull()
    .references(() => repProfiles.id, { onDelete: 'cascade' });

export const savedJobs = pgTable(
  'saved_jobs',
  {
    repId: repId(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.repId, table.jobId] })],
);

export const savedSearches = pgTable('saved_searches', {
  id: uuid('id').primaryKey(),
  repId: repId(),
  name: text('name').notNull(),
  /** As the rep chose them. */
  filters: jsonb('filters').$type<JobFilters>().notNull(),
  mail: text('mail', { enum: searchMails }).notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  // The same filters, for finding the searches that a job matches. Null: any value.
  provinces: text('provinces').array(),
  locationIds: uuid('location_ids').array(),
  industries: text('industries', { enum: jobIndustries }).array(),
  experience: text('experience', { enum: jobExperience }).array(),
  minimumRateCents: bigint('minimum_rate_cents', { mode: 'number' }),
  duration: text('duration', { enum: jobDurations }),
  jobType: text('job_type', { enum: jobTypes }),
  toBusinesses: boolean('to_businesses').notNull().default(false),
  /** Text of a `tsquery`. */
  query: text('query'),
  /** The parser version (`searchReading`) that made the query. */
  queryVersion: smallint('query_version').notNull().default(0),
  /** Jobs posted up to here have been emailed, and of later ones those in `mailedJobIds`. */
  seenUntil: moment('seen_until').notNull().defaultNow(),
  mailedJobIds: uuid('mailed_job_ids').array().notNull().default(sql`'{}'`),
  mailedAt: moment('mailed_at'),
  /** When to check for jobs to email. */
  dueAt: moment('due_at'),
});

export type SavedSearchRow = typeof savedSearches.$inferSelect;

personal(savedJobs, {
  ...{ of: 'repId', erased: 'rows' },
  exported: {
    ...{ at: 'savedJobs', by: '-savedAt' },
    columns: 'jobId savedAt',
    also: () => ({ jobTitle: named(jobs.title, savedJobs.jobId) }),
  },
  hidden: 'repId',
});

personal(savedSearches, {
  ...{ of: 'repId', erased: 'rows' },
  exported: { at: 'savedSearches', columns: 'name filters mail createdAt', by: '-createdAt' },
  // Derived from the filters, and the state of the emails.
  hidden:
    'id repId provinces locationIds industries experience minimumRateCents duration jobType toBusinesses query queryVersion seenUntil mailedJobIds mailedAt dueAt',
});
