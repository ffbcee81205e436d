import { sql } from 'drizzle-orm';
import { bigint, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Attachment } from '#contract/messaging/attachments.ts';
import { reportOutcomes, reportReasons } from '#contract/messaging/reports.ts';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { storedFiles } from '../../files/tables.ts';
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
  reportedAttachments: jsonb('reported_attachments').$type<readonly Attachment[]>().notNull().default(sql`'[]'`),
  reason: text('reason', { enum: reportReasons }).notNull(),
  details: text('details'),
  createdAt: moment('created_at').notNull(),
  outcome: text('outcome', { enum: reportOutcomes }),
  outcomeReason: text('outcome_reason'),
  decidedBy: uuid('decided_by').references(() => adminUsers.id),
  decidedAt: moment('decided_at'),
});

export const messageReportFiles = pgTable(
  'message_report_files',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => messageReports.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.id),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.fileId] })],
);

export type ReportRow = typeof messageReports.$inferSelect;

personal(messageReports, {
  of: 'reporterId',
  // A report outlives the accounts of its reporter and of the reported user: it is about messages, which stay with others.
  erased: [{ blank: 'reporterId details' }, { of: 'reportedId', blank: 'reportedId' }],
  kept: 'id conversationId messageId position reportedText reportedAttachments reason createdAt outcome outcomeReason decidedBy decidedAt',
  exported: {
    ...{ at: 'messageReports', by: 'createdAt id' },
    columns: 'conversationId messageId reason details outcome createdAt decidedAt',
  },
  // The reported user does not learn who reported them.
  hidden: 'id reporterId reportedId position reportedText reportedAttachments outcomeReason decidedBy',
});

personal(messageReportFiles, {
  of: 'fileId',
  stays: 'what was reported stays for the team until it has decided',
  notExported: 'they say which file the team reviews, and the files are exported',
});
