import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { nationalProvince, provinces } from '#contract/catalogue/catalogue.ts';

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
