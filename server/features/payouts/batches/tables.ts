import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { batchStatuses } from '#contract/payouts/batches.ts';
import { bytea, moment } from '#server/platform/db/columns.ts';
import { adminUsers } from '../../operators/tables.ts';

export const payoutBatches = pgTable('payout_batches', {
  id: uuid('id').primaryKey(),
  /** Given by the database. */
  number: bigint('number', { mode: 'number' }).notNull(),
  status: text('status', { enum: batchStatuses }).notNull(),
  payoutCount: integer('payout_count').notNull(),
  totalCents: bigint('total_cents', { mode: 'bigint' }).notNull(),
  madeBy: uuid('made_by')
    .notNull()
    .references(() => adminUsers.id),
  madeAt: moment('made_at').notNull(),
  /** Another one. */
  releasedBy: uuid('released_by').references(() => adminUsers.id),
  releasedAt: moment('released_at'),
  cancelledBy: uuid('cancelled_by').references(() => adminUsers.id),
  cancelledAt: moment('cancelled_at'),
  fileSha256: bytea('file_sha256'),
});

export type BatchRow = typeof payoutBatches.$inferSelect;
