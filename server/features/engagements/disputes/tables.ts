import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sides } from '#contract/engagements/options.ts';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { storedFiles } from '../../files/tables.ts';
import { milestones } from '../tables.ts';

/** What each side showed in a dispute. What it said stands in the steps of the milestone. */
export const disputeEvidence = pgTable(
  'dispute_evidence',
  {
    milestoneId: uuid('milestone_id')
      .notNull()
      .references(() => milestones.id),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.id),
    side: text('side', { enum: sides }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  ({ milestoneId, fileId }) => [primaryKey({ columns: [milestoneId, fileId] })],
);

personal(disputeEvidence, {
  // What was said and decided stays; what was shown goes with its owner.
  ...{ of: 'fileId', erased: 'rows' },
  exported: { by: 'exportEngagements', columns: 'fileId side createdAt:at' },
  hidden: 'milestoneId',
});
