import { date, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { named } from '#server/platform/personal-data/export-rows.ts';
import { jobs } from '../../jobs/tables.ts';
import { early, ofJob, ofRep } from '../tables.ts';

export const matchAlerts = pgTable(
  'match_alerts',
  {
    jobId: ofJob(),
    repId: ofRep(),
    notifiedOn: date('told_on', { mode: 'string' }).notNull(),
    /** The first or second alert of that day. */
    turn: smallint('turn').notNull().default(1),
    notifiedAt: moment('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.repId] })],
);

personal(matchAlerts, {
  ...{ of: 'repId', erased: early },
  exported: {
    ...{ at: 'matching.told', by: 'notifiedAt' },
    columns: 'jobId notifiedAt:at',
    also: () => ({ jobTitle: named(jobs.title, matchAlerts.jobId) }),
  },
  hidden: 'repId notifiedOn turn',
});
