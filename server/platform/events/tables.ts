import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const createdAt = timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow();

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
