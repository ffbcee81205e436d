import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';
import { users } from '../../accounts/tables.ts';
import { coursePurchases, courses } from '../tables.ts';

export const certificates = pgTable('certificates', {
  id: uuid('id').primaryKey(),
  /** On the paper, and in its address. Not to be guessed. */
  number: text('number').notNull(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  courseId: uuid('course_id')
    .notNull()
    .references(() => courses.id),
  versionId: uuid('version_id').notNull(),
  purchaseId: uuid('purchase_id')
    .notNull()
    .references(() => coursePurchases.id, { onDelete: 'cascade' }),
  scorePercent: integer('score_percent').notNull(),
  /** As it was on the profile when it was issued. */
  holderName: text('holder_name').notNull(),
  issuedAt: moment('issued_at').notNull(),
});
