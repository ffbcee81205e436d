import { boolean, date, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { dismissalReasons } from '#contract/matching/options.ts';
import { moment } from '#server/platform/db/columns.ts';
import { jobs } from '../../jobs/tables.ts';
import { adminUsers } from '../../operators/tables.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { ofJob, ofRep } from '../tables.ts';

export const matchImpressions = pgTable(
  'match_impressions',
  {
    side: text('side', { enum: ['rep', 'business'] }).notNull(),
    jobId: ofJob(),
    repId: ofRep(),
    shownOn: date('shown_on', { mode: 'string' }).notNull(),
    rank: integer('rank').notNull(),
    policy: text('policy').notNull(),
    model: integer('model').notNull(),
    features: real('features').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.repId, table.jobId, table.side, table.shownOn] })],
);

export const matchDismissals = pgTable(
  'match_dismissals',
  {
    repId: ofRep(),
    jobId: ofJob(),
    reason: text('reason', { enum: dismissalReasons }).notNull(),
    dismissedAt: moment('dismissed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.repId, table.jobId] })],
);

export const matchInvitations = pgTable(
  'match_invitations',
  {
    jobId: ofJob(),
    repId: ofRep(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessProfiles.id, { onDelete: 'cascade' }),
    invitedAt: moment('invited_at').notNull(),
    answer: text('answer', { enum: ['declined', 'applied'] }),
    answeredAt: moment('answered_at'),
    takenBackAt: moment('taken_back_at'),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.repId] })],
);

export const matchChoices = pgTable('match_choices', {
  repId: ofRep().primaryKey(),
  rankedByBehaviour: boolean('ranked_by_behaviour').notNull().default(true),
  weeklyMatches: boolean('weekly_matches').notNull().default(false),
  mailedFor: date('mailed_for', { mode: 'string' }),
});

export const matchLooks = pgTable('match_looks', {
  id: uuid('id').primaryKey(),
  repId: ofRep(),
  jobId: uuid('job_id').references(() => jobs.id, { onDelete: 'set null' }),
  words: text('words').notNull(),
  askedAt: moment('asked_at').notNull(),
  answer: text('answer'),
  answeredBy: uuid('answered_by').references(() => adminUsers.id),
  answeredAt: moment('answered_at'),
});
