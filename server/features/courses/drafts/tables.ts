import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';
import { impersonal } from '#server/platform/personal-data/declare.ts';
import { adminUsers } from '../../operators/tables.ts';

export const courseDrafts = pgTable('course_drafts', {
  courseId: uuid('course_id').primaryKey(),
  slug: text('slug').notNull(),
  title: text('title').notNull(),
  version: integer('version').notNull().default(1),
  publishedVersion: integer('published_version'),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  changedBy: uuid('changed_by')
    .notNull()
    .references(() => adminUsers.id),
});

export type CourseDraftRow = typeof courseDrafts.$inferSelect;

export const courseDraftFiles = pgTable('course_draft_files', {
  id: uuid('id').primaryKey(),
  courseId: uuid('course_id')
    .notNull()
    .references(() => courseDrafts.courseId, { onDelete: 'cascade' }),
  path: text('path').notNull(),
  content: text('content').notNull(),
  version: integer('version').notNull().default(1),
  changedAt: moment('changed_at').notNull(),
  changedBy: uuid('changed_by')
    .notNull()
    .references(() => adminUsers.id),
});

export type DraftFileRow = typeof courseDraftFiles.$inferSelect;

impersonal('admins have no account', courseDrafts, courseDraftFiles);
