import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';
import { repProfiles } from '../profiles/tables.ts';

export const dashboardVisits = pgTable('dashboard_visits', {
  repId: uuid('rep_id')
    .primaryKey()
    .references(() => repProfiles.id, { onDelete: 'cascade' }),
  seenAt: moment('seen_at').notNull().defaultNow(),
});
