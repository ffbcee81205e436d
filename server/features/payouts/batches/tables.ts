import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { batchStatuses, exitReasons } from '#contract/payouts/batches.ts';
import { bytea, moment } from '#server/platform/db/columns.ts';
import { impersonal } from '#server/platform/personal-data/declare.ts';
import { adminUsers } from '../../operators/tables.ts';
import { payouts } from '../tables.ts';

export const payoutBatches = pgTable('payout_batches', {
  id: uuid('id').primaryKey(),
  /** Assigned by the database. */
  number: bigint('number', { mode: 'number' }).notNull().default(sql`nextval('payout_batch_numbers')`),
  status: text('status', { enum: batchStatuses }).notNull(),
  payoutCount: integer('payout_count').notNull(),
  totalCents: bigint('total_cents', { mode: 'bigint' }).notNull(),
  madeBy: uuid('made_by')
    .notNull()
    .references(() => adminUsers.id),
  madeAt: moment('made_at').notNull(),
  /** Another admin. */
  releasedBy: uuid('released_by').references(() => adminUsers.id),
  releasedAt: moment('released_at'),
  /** Null once it is cancelled: a rule left it empty. */
  cancelledBy: uuid('cancelled_by').references(() => adminUsers.id),
  cancelledAt: moment('cancelled_at'),
  fileSha256: bytea('file_sha256'),
});

export type BatchRow = typeof payoutBatches.$inferSelect;

/** Payouts taken out of a batch before its release. */
export const payoutBatchExits = pgTable(
  'payout_batch_exits',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => payoutBatches.id),
    payoutId: uuid('payout_id')
      .notNull()
      .references(() => payouts.id),
    why: text('why', { enum: exitReasons }).notNull(),
    /** Null: a rule, and no admin. */
    takenOutBy: uuid('taken_out_by').references(() => adminUsers.id),
    takenOutAt: moment('taken_out_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.payoutId] })],
);

impersonal('they say who made and released them; what is in one are payouts', payoutBatches);
impersonal('they say why a payout was taken out of a batch, and which admin did it', payoutBatchExits);
