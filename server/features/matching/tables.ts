import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';
import { adminUsers } from '../operators/tables.ts';

export const matchModels = pgTable('match_models', {
  id: uuid('id').primaryKey(),
  number: integer('number').notNull(),
  origin: text('origin', { enum: ['prior', 'learned'] }).notNull(),
  weights: jsonb('weights').$type<Readonly<Record<string, number>>>().notNull(),
  corpus: jsonb('corpus').$type<object>().notNull(),
  features: text('features').array().notNull(),
  report: jsonb('report').$type<object>(),
  madeAt: moment('made_at').notNull(),
  activatedAt: moment('activated_at'),
  activatedBy: uuid('activated_by').references(() => adminUsers.id),
  active: boolean('active').notNull().default(false),
});
