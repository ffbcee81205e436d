import { bigint, date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { jobDurations, jobExperience, jobIndustries, jobStatuses, jobTypes } from '#contract/job-options.ts';
import { locations } from '../catalogue/tables.ts';
import { businessProfiles } from '../profiles/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const jobs = pgTable('jobs', {
  id: uuid('id').primaryKey(),
  businessId: uuid('business_id')
    .notNull()
    .references(() => businessProfiles.id, { onDelete: 'cascade' }),
  title: text('title').notNull(),
  description: text('description').notNull(),
  industry: text('industry', { enum: jobIndustries }).notNull(),
  locationId: uuid('location_id')
    .notNull()
    .references(() => locations.id),
  province: text('province').notNull(),
  locationAddress: text('location_address'),
  compensationCents: bigint('compensation_cents', { mode: 'number' }).notNull(),
  hourlyRateCents: bigint('hourly_rate_cents', { mode: 'number' }),
  duration: text('duration', { enum: jobDurations }),
  requiredSkills: text('required_skills'),
  startDate: date('start_date', { mode: 'string' }),
  experienceRequired: text('experience_required', { enum: jobExperience }).notNull(),
  jobType: text('job_type', { enum: jobTypes }).notNull(),
  status: text('status', { enum: jobStatuses }).notNull().default('active'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  closedAt: moment('closed_at'),
});
