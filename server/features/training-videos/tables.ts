import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { named } from '#server/platform/personal-data/export-rows.ts';
import { jobs } from '../jobs/tables.ts';
import { businessProfiles } from '../profiles/tables.ts';

export const trainingVideos = pgTable('business_training_videos', {
  id: uuid('id').primaryKey(),
  businessId: uuid('business_id')
    .notNull()
    .references(() => businessProfiles.id, { onDelete: 'cascade' }),
  /** Null: for all new hires. */
  jobId: uuid('job_id').references(() => jobs.id, { onDelete: 'cascade' }),
  title: text('title').notNull(),
  description: text('description'),
  videoUrl: text('video_url').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export type TrainingVideoRow = typeof trainingVideos.$inferSelect;

personal(trainingVideos, {
  ...{ of: 'businessId', erased: 'rows' },
  exported: {
    ...{ at: 'trainingVideos', by: '-createdAt -id' },
    columns: 'title description videoUrl jobId isActive createdAt updatedAt',
    also: () => ({ jobTitle: named(jobs.title, trainingVideos.jobId) }),
  },
  hidden: 'id businessId version',
});
