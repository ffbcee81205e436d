import { bigint, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sides, termsStatuses } from '#contract/engagements/options.ts';
import type { JobSchedule } from '#contract/jobs/schedule.ts';
import { bytea, moment } from '#server/platform/db/columns.ts';
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
