import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { sides } from '#contract/engagements/options.ts';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { storedFiles } from '../../files/tables.ts';
import { milestones } from '../tables.ts';

/** Files that each side added to a dispute. Statements are stored in the steps of the milestone. */
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
  // Statements and decisions stay. Files are deleted with their owner.
  ...{ of: 'fileId', erased: 'rows' },
  exported: { by: 'exportEngagements', columns: 'fileId side createdAt:at' },
  hidden: 'milestoneId',
});
