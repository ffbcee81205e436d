import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { pointKinds } from '#contract/courses/points.ts';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { named } from '#server/platform/personal-data/export-rows.ts';
import { users } from '../../accounts/tables.ts';
import { courses } from '../tables.ts';

/** Append-only. Each reason occurs once, by the columns below the kind. */
export const points = pgTable('points', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: pointKinds }).notNull(),
  courseId: uuid('course_id').references(() => courses.id),
  lesson: integer('lesson'),
  /** The last day of a streak. */
  day: date('day', { mode: 'string' }),
  engagementId: uuid('engagement_id'),
  points: integer('points').notNull(),
  earnedAt: moment('earned_at').notNull(),
});

export type PointsRow = typeof points.$inferSelect;

personal(points, {
  ...{ of: 'userId', erased: 'rows' },
  exported: {
    ...{ at: 'points', by: 'earnedAt id' },
    columns: 'kind points lesson earnedAt',
    also: () => ({ courseTitle: named(courses.title, points.courseId) }),
  },
  hidden: 'id userId courseId day engagementId',
});
