import { jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';
import { impersonal, personal } from '../personal-data/declare.ts';

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

personal(idempotencyKeys, {
  ...{ of: 'userId', erased: 'rows' },
  notExported: 'they are answers that the user got, stored for a repeated call',
});
impersonal('they say which process is at work', leases);
impersonal('they are gone within the day, by keys that are hashes or ids', rateLimits);
