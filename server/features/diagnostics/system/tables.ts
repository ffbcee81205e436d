import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';
import { impersonal } from '#server/platform/personal-data/declare.ts';

/** Backups, as reported by the script that makes them. */
export const backups = pgTable('backups', {
  id: uuid('id').primaryKey(),
  doneAt: moment('done_at').notNull().defaultNow(),
});

impersonal('they say when one was made', backups);
