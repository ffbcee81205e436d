import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { applicationStatuses } from '#contract/application-options.ts';
import { users } from '../accounts/tables.ts';
import { jobs } from '../jobs/tables.ts';
import { businessProfiles, repProfiles } from '../profiles/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const jobApplications = pgTable('job_applications', {
  id: uuid('id').primaryKey(),
  jobId: uuid('job_id')
    .notNull()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  repId: uuid('rep_id')
    .notNull()
    .references(() => repProfiles.id, { onDelete: 'cascade' }),
  businessId: uuid('business_id')
    .notNull()
    .references(() => businessProfiles.id, { onDelete: 'cascade' }),
  status: text('status', { enum: applicationStatuses }).notNull().default('pending'),
  message: text('message').notNull(),
  appliedAt: moment('applied_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export const applicationSteps = pgTable('application_steps', {
  id: uuid('id').primaryKey(),
  applicationId: uuid('application_id')
    .notNull()
    .references(() => jobApplications.id, { onDelete: 'cascade' }),
  status: text('status', { enum: applicationStatuses }).notNull(),
  note: text('note'),
  byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
  createdAt: moment('created_at').notNull().defaultNow(),
});
