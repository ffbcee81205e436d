import { sql } from 'drizzle-orm';
import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { namesOfAsked } from '../../courses/queries/select-asked.ts';
import { businessProfiles } from '../../profiles/tables.ts';

export const jobDrafts = pgTable('job_drafts', {
  id: uuid('id').primaryKey(),
  businessId: uuid('business_id')
    .notNull()
    .references(() => businessProfiles.id, { onDelete: 'cascade' }),
  content: jsonb('content').$type<Record<string, unknown>>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export type JobDraftRow = typeof jobDrafts.$inferSelect;

personal(jobDrafts, {
  ...{ of: 'businessId', erased: 'rows' },
  exported: {
    ...{ at: 'jobDrafts', by: '-createdAt -id' },
    columns: 'content createdAt updatedAt',
    also: () => ({ namedCourses: namesOfAsked(sql`${jobDrafts.content} -> 'asksCourses'`) }),
  },
  hidden: 'id businessId',
});
