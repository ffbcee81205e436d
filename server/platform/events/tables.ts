import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';

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
