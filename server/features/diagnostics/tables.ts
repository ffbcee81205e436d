import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';
import { impersonal } from '#server/platform/personal-data/declare.ts';

export const policyReports = pgTable('policy_reports', {
  id: uuid('id').primaryKey(),
  directive: text('directive').notNull(),
  blocked: text('blocked').notNull(),
  page: text('page').notNull(),
  count: integer('count').notNull().default(1),
  firstSeenAt: moment('first_seen_at').notNull().defaultNow(),
  lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
});

export type PolicyReportRow = typeof policyReports.$inferSelect;

impersonal('they say what a browser refused to load, and not whose', policyReports);
