import { bigint, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { UnreadRow } from '#domain/payouts/read-statement.ts';
import { bytea, moment } from '#server/platform/db/columns.ts';
import { impersonal } from '#server/platform/personal-data/declare.ts';
import { adminUsers } from '../../operators/tables.ts';

export const bankStatements = pgTable('bank_statements', {
  id: uuid('id').primaryKey(),
  fileName: text('file_name').notNull(),
  /** The same file is one statement. */
  sha256: bytea('sha256').notNull(),
  lineCount: integer('line_count').notNull(),
  firstDay: date('first_day', { mode: 'string' }).notNull(),
  lastDay: date('last_day', { mode: 'string' }).notNull(),
  closingCents: bigint('closing_cents', { mode: 'number' }),
  /** As the bank wrote them; null: read by an earlier version, which didn't store them. */
  unreadRows: jsonb('unread_rows').$type<readonly UnreadRow[]>(),
  readBy: uuid('read_by')
    .notNull()
    .references(() => adminUsers.id),
  readAt: moment('read_at').notNull(),
});

export const bankStatementLines = pgTable(
  'bank_statement_lines',
  {
    statementId: uuid('statement_id')
      .notNull()
      .references(() => bankStatements.id),
    number: integer('number').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    text: text('text').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** The payout or batch of that number in its text; several have no number here. */
    names: text('names', { enum: ['payout', 'batch', 'several'] }),
    namedNumber: bigint('named_number', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.statementId, table.number] })],
);

impersonal('it is what the bank wrote about the account of the operator', bankStatements, bankStatementLines);
