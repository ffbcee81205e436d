import { boolean, date, integer, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { proposalStates } from '#contract/matching/options.ts';
import { exactMoment, moment } from '#server/platform/db/columns.ts';
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
  completed: integer('completed').notNull().default(0),
  noShows: integer('no_shows').notNull().default(0),
  lateCancellations: integer('late_cancellations').notNull().default(0),
  hiredAgain: integer('hired_again').notNull().default(0),
  answerHours: real('answer_hours'),
  workedOutAt: exactMoment('worked_out_at').notNull(),
});

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
  toldAt: moment('told_at'),
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
