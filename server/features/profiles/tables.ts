import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { industries, locations } from '../catalogue/tables.ts';

const times = {
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
};

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const repProfiles = pgTable('rep_profiles', {
  id: uuid('id').primaryKey(),
  userId: owner(),
  fullName: text('full_name').notNull(),
  preferredLocationId: uuid('preferred_location_id').references(() => locations.id),
  preferredIndustryId: uuid('preferred_industry_id').references(() => industries.id),
  ...times,
});

export const businessProfiles = pgTable('business_profiles', {
  id: uuid('id').primaryKey(),
  userId: owner(),
  companyName: text('company_name').notNull(),
  primaryLocationId: uuid('primary_location_id').references(() => locations.id),
  primaryIndustryId: uuid('primary_industry_id').references(() => industries.id),
  ...times,
});
