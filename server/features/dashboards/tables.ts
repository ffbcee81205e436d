import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { repProfiles } from '../profiles/tables.ts';

export const dashboardVisits = pgTable('dashboard_visits', {
  repId: uuid('rep_id')
    .primaryKey()
    .references(() => repProfiles.id, { onDelete: 'cascade' }),
  seenAt: moment('seen_at').notNull().defaultNow(),
});

personal(dashboardVisits, {
  ...{ of: 'repId', erased: 'rows' },
  exported: { at: 'dashboardSeenAt', as: 'value', columns: 'seenAt' },
  hidden: 'repId',
});
