import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';
import { personal } from '../personal-data/declare.ts';

const createdAt = moment('created_at').notNull().defaultNow();

export const events = pgTable('events', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  payload: jsonb('payload').notNull(),
  createdAt,
});

export const liveEvents = pgTable('live_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  payload: jsonb('payload').notNull(),
  createdAt,
});

personal(events, {
  of: 'payload',
  erasedBy: 'deleteAccount',
  notExported: 'they say with ids when something happened that is exported itself',
});
personal(liveEvents, {
  ...{ of: 'userId', erased: 'rows' },
  notExported: 'they say with ids what to read again',
});
