import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { proposalStates } from '#contract/matching/options.ts';
import { exactMoment, moment } from '#server/platform/db/columns.ts';
import { impersonal, personal } from '#server/platform/personal-data/declare.ts';
import { named } from '#server/platform/personal-data/export-rows.ts';
import { locations } from '../catalogue/tables.ts';
import { jobs } from '../jobs/tables.ts';
import { adminUsers } from '../operators/tables.ts';
import { repProfiles } from '../profiles/tables.ts';

export const ofRep = () =>
  uuid('rep_id')
    .notNull()
    .references(() => repProfiles.id, { onDelete: 'cascade' });

export const ofJob = () =>
  uuid('job_id')
    .notNull()
    .references(() => jobs.id, { onDelete: 'cascade' });

const ofPlace = () =>
  uuid('location_id')
    .notNull()
    .references(() => locations.id);

export const matchModels = pgTable('match_models', {
  id: uuid('id').primaryKey(),
  number: integer('number').notNull(),
  weights: jsonb('weights').$type<Readonly<Record<string, number>>>().notNull(),
  corpus: jsonb('corpus').$type<object>().notNull(),
  features: text('features').array().notNull(),
  madeAt: moment('made_at').notNull(),
  activatedAt: moment('activated_at'),
  active: boolean('active').notNull().default(false),
});

export const matchReps = pgTable('match_reps', {
  repId: ofRep().primaryKey(),
  isOpen: boolean('is_open').notNull(),
  accessUntil: exactMoment('access_until').notNull(),
  takenDays: date('taken_days', { mode: 'string' }).array().notNull().default([]),
  workedOutAt: exactMoment('worked_out_at').notNull(),
});

/** @public Only SQL statements read and write it. */
export const matchRepTerms = pgTable(
  'match_rep_terms',
  { term: text('term').notNull(), locationId: ofPlace(), strength: real('strength').notNull(), repId: ofRep() },
  (table) => [primaryKey({ columns: [table.repId, table.term, table.locationId] })],
);

export const matchJobs = pgTable('match_jobs', {
  jobId: ofJob().primaryKey(),
  jobVersion: integer('job_version').notNull(),
  matchedAt: moment('matched_at').notNull(),
  waitingSince: moment('waiting_since'),
  claimedBy: uuid('claimed_by').references(() => adminUsers.id),
  claimedUntil: moment('claimed_until'),
  notifiedAt: moment('told_at'),
});

export const matchProposals = pgTable(
  'match_proposals',
  {
    jobId: ofJob(),
    repId: ofRep(),
    score: real('score').notNull(),
    features: real('features').array().notNull(),
    model: integer('model').notNull(),
    state: text('state', { enum: proposalStates }).notNull().default('proposed'),
    place: integer('place'),
    rankSeen: integer('rank_seen'),
    reviewedBy: uuid('reviewed_by').references(() => adminUsers.id),
    reviewedAt: moment('reviewed_at'),
    reason: text('reason'),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.repId] })],
);

/** Deleted early with the account: matching locks its own rows before the profile that they refer to. */
export const early = { early: true } as const;

/** Features by their names in the model. */
export const countedBy = (features: PgColumn, model: PgColumn) => sql`(
  select coalesce(json_object_agg(name, value), '{}') from ${matchModels} m,
    unnest(m.features, ${features}) as counted (name, value) where m.number = ${model} and name is not null)`;

personal(matchReps, {
  ...{ of: 'repId', erased: early },
  notExported: 'they say when a rep is free and until when they have access, which is worked out from exported rows',
});

personal(matchRepTerms, {
  ...{ of: 'repId', erased: early },
  notExported: 'they say by which words of their profile a rep is found, and the profile is exported',
});

personal(matchJobs, {
  ...{ of: 'jobId', erased: early },
  notExported: 'they say how far the team is with the matches of a job',
});

personal(matchProposals, {
  ...{ of: 'repId jobId', erased: early },
  exported: {
    ...{ of: 'repId', at: 'matching.proposals', by: 'madeAt jobId' },
    columns: 'jobId score model state reason madeAt reviewedAt',
    also: () => ({
      jobTitle: named(jobs.title, matchProposals.jobId),
      counted: countedBy(matchProposals.features, matchProposals.model),
    }),
  },
  hidden: 'repId features place rankSeen reviewedBy',
});
impersonal('they say by what everyone is compared', matchModels);
