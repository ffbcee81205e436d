import { isNotNull } from 'drizzle-orm';
import { bigint, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sides, termsStatuses } from '#contract/engagements/options.ts';
import type { JobSchedule } from '#contract/jobs/schedule.ts';
import { bytea, moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { locations } from '../../catalogue/tables.ts';
import { engagements } from '../tables.ts';

export const engagementTerms = pgTable(
  'engagement_terms',
  {
    engagementId: uuid('engagement_id')
      .notNull()
      .references(() => engagements.id),
    version: integer('version').notNull(),
    form: integer('form').notNull(),
    status: text('status', { enum: termsStatuses }).notNull(),
    schedule: jsonb('schedule').$type<JobSchedule>(),
    startDate: date('start_date', { mode: 'string' }),
    locationId: uuid('location_id')
      .notNull()
      .references(() => locations.id),
    locationAddress: text('location_address'),
    payCents: bigint('pay_cents', { mode: 'bigint' }).notNull(),
    sha256: bytea('sha256').notNull(),
    body: text('body'),
    createdAt: moment('created_at').notNull(),
    dueAt: moment('due_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.engagementId, table.version] })],
);

export type TermsRow = typeof engagementTerms.$inferSelect;

export const termsSignatures = pgTable(
  'terms_signatures',
  {
    engagementId: uuid('engagement_id').notNull(),
    version: integer('version').notNull(),
    side: text('side', { enum: sides }).notNull(),
    evidenceId: uuid('evidence_id').notNull(),
    signedAt: moment('signed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.engagementId, table.version, table.side] })],
);

personal(engagementTerms, {
  of: 'engagementId',
  // Unsigned terms prove nothing. Signed ones are in the log of signatures.
  erased: { where: isNotNull(engagementTerms.body) },
  exported: {
    by: 'exportEngagements',
    columns:
      'version form status schedule startDate locationId locationAddress payCents sha256 body createdAt dueAt endedAt',
  },
  hidden: 'engagementId',
});

personal(termsSignatures, {
  of: 'engagementId',
  stays: 'what was agreed and done is the record of both sides',
  exported: { by: 'exportEngagements', columns: 'version side signedAt' },
  hidden: 'engagementId evidenceId',
});
