import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { dismissalReasons } from '#contract/matching/options.ts';
import { moment } from '#server/platform/db/columns.ts';
import { businessProfiles } from '../../profiles/tables.ts';
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

export const matchInvitations = pgTable(
  'match_invitations',
  {
    jobId: ofJob(),
    repId: ofRep(),
    businessId: uuid('business_id')
      .notNull()
      .references(() => businessProfiles.id, { onDelete: 'cascade' }),
    invitedAt: moment('invited_at').notNull(),
    answer: text('answer', { enum: ['declined', 'applied'] }),
    answeredAt: moment('answered_at'),
    takenBackAt: moment('taken_back_at'),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.repId] })],
);
