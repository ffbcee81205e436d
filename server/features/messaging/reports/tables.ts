import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { reportOutcomes, reportReasons } from '#contract/messaging/reports.ts';
import { moment } from '#server/platform/db/columns.ts';
import { adminUsers } from '../../operators/tables.ts';
import { conversations, messages } from '../tables.ts';

export const messageReports = pgTable('message_reports', {
  id: uuid('id').primaryKey(),
  conversationId: uuid('conversation_id')
    .notNull()
    .references(() => conversations.id, { onDelete: 'cascade' }),
  reporterId: uuid('reporter_id'),
  reportedId: uuid('reported_id'),
  messageId: uuid('message_id').references(() => messages.id, { onDelete: 'set null' }),
  position: bigint('position', { mode: 'number' }).notNull(),
  reportedText: text('reported_text'),
  reason: text('reason', { enum: reportReasons }).notNull(),
  details: text('details'),
  createdAt: moment('created_at').notNull(),
  outcome: text('outcome', { enum: reportOutcomes }),
  outcomeReason: text('outcome_reason'),
  decidedBy: uuid('decided_by').references(() => adminUsers.id),
  decidedAt: moment('decided_at'),
});

export type ReportRow = typeof messageReports.$inferSelect;
