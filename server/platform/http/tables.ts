import { jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    response: jsonb('response'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

export const leases = pgTable(
  'leases',
  {
    name: text('name').notNull(),
    slot: smallint('slot').notNull(),
    holder: uuid('holder').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.slot] })],
);

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  emptyAt: moment('empty_at').notNull(),
});
