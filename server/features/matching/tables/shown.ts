import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { dismissalReasons } from '#contract/matching/options.ts';
import { moment } from '#server/platform/db/columns.ts';
import { ofJob, ofRep } from '../tables.ts';

export const matchDismissals = pgTable(
  'match_dismissals',
  {
    repId: ofRep(),
    jobId: ofJob(),
    reason: text('reason', { enum: dismissalReasons }).notNull(),
    dismissedAt: moment('dismissed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.repId, table.jobId] })],
);
