import { eq, sql } from 'drizzle-orm';
import { boolean, date, integer, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { dismissalReasons } from '#contract/matching/options.ts';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { named } from '#server/platform/personal-data/export-rows.ts';
import { jobs } from '../../jobs/tables.ts';
import { adminUsers } from '../../operators/tables.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import { countedBy, early, ofJob, ofRep } from '../tables.ts';

/** @public Only SQL statements read and write it. */
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

personal(matchImpressions, {
  of: 'repId',
  // What the business was shown is deleted with it too. What the rep was shown is the rep's data.
  erased: [early, { ...early, of: 'jobId', where: eq(matchImpressions.side, 'business') }],
  exported: {
    ...{ at: 'matching.shown', by: 'shownOn jobId' },
    columns: 'side:to jobId shownOn:on rank policy',
    also: () => ({
      jobTitle: named(jobs.title, matchImpressions.jobId),
      counted: countedBy(matchImpressions.features, matchImpressions.model),
    }),
  },
  hidden: 'repId model features',
});

personal(matchDismissals, {
  ...{ of: 'repId', erased: early },
  exported: {
    ...{ at: 'matching.dismissals', by: 'dismissedAt' },
    columns: 'jobId reason dismissedAt:at',
    also: () => ({ jobTitle: named(jobs.title, matchDismissals.jobId) }),
  },
  hidden: 'repId',
});

personal(matchInvitations, {
  ...{ of: 'repId businessId', erased: early },
  exported: {
    ...{ at: 'matching.invitations', by: 'invitedAt jobId' },
    columns: 'jobId invitedAt:at',
    also: (userId: string) => ({
      jobTitle: named(jobs.title, matchInvitations.jobId),
      // Only the rep may know that they declined.
      answer: sql`case when ${matchInvitations.answer} = 'applied'
        or ${named(repProfiles.userId, matchInvitations.repId)} = ${userId} then ${matchInvitations.answer} end`,
      takenBack: sql`${matchInvitations.takenBackAt} is not null`,
    }),
  },
  hidden: 'repId businessId answer answeredAt takenBackAt',
});

personal(matchChoices, {
  ...{ of: 'repId', erased: early },
  exported: { by: 'showChoices', columns: 'rankedByBehaviour weeklyMatches' },
  hidden: 'repId mailedFor',
});

personal(matchLooks, {
  ...{ of: 'repId', erased: early },
  exported: {
    ...{ at: 'matching.looks', by: 'askedAt' },
    columns: 'id jobId words askedAt',
    also: () => ({
      jobTitle: named(jobs.title, matchLooks.jobId),
      answer: sql`case when ${matchLooks.answer} is not null and ${matchLooks.answeredAt} is not null then json_build_object(
        'words', ${matchLooks.answer}, 'at', to_char(${matchLooks.answeredAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`,
    }),
  },
  hidden: 'repId answer answeredBy answeredAt',
});
