import { date, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';
import { ofJob, ofRep } from '../tables.ts';

export const matchAlerts = pgTable(
  'match_alerts',
  {
    jobId: ofJob(),
    repId: ofRep(),
    toldOn: date('told_on', { mode: 'string' }).notNull(),
    /** The first of that day, or the second. */
    turn: smallint('turn').notNull().default(1),
    toldAt: moment('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.repId] })],
);
