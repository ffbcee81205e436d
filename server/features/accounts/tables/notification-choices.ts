import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';

export const notificationChoicesTable = pgTable('notification_choices', {
  userId: uuid('user_id').primaryKey(),
  applicationUpdates: boolean('application_updates').notNull().default(true),
  newApplicants: boolean('new_applicants').notNull().default(true),
  interviewAnswers: boolean('interview_answers').notNull().default(true),
  jobClosing: boolean('job_closing').notNull().default(true),
  productNews: boolean('product_news').notNull().default(false),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
