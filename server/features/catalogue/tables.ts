import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { nationalProvince, provinces } from '#contract/catalogue/options.ts';
import { impersonal } from '#server/platform/personal-data/declare.ts';

export const locations = pgTable('locations', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  province: text('province', { enum: [...provinces, nationalProvince] }).notNull(),
});

export const industries = pgTable('industries', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  iconName: text('icon_name').notNull().default('briefcase'),
});

impersonal('they are what anyone can choose from', locations, industries);
