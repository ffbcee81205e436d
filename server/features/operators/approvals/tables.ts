import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { approvalStatuses, type Effect } from '#contract/operators/approvals.ts';
import { proposedActs } from '#contract/operators/two-people.ts';
import { exactMoment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { users } from '../../accounts/tables.ts';
import { adminUsers } from '../tables.ts';

export const adminApprovals = pgTable('admin_approvals', {
  id: uuid('id').primaryKey(),
  act: text('act', { enum: proposedActs as [(typeof proposedActs)[number]] }).notNull(),
  targetType: text('target_type'),
  targetId: uuid('target_id'),
  /** The user it is about: their personal data in it is erased with their account. */
  userId: uuid('user_id').references(() => users.id),
  /** The input of the action. */
  input: jsonb('input').$type<unknown>().notNull(),
  /** What the approver was shown. */
  effects: jsonb('effects').$type<readonly Effect[]>().notNull(),
  amountCents: bigint('amount_cents', { mode: 'bigint' }),
  reason: text('reason').notNull(),
  status: text('status', { enum: approvalStatuses }).notNull().default('open'),
  proposedBy: uuid('proposed_by')
    .notNull()
    .references(() => adminUsers.id),
  proposedAt: exactMoment('proposed_at').notNull(),
  expiresAt: exactMoment('expires_at').notNull(),
  decidedBy: uuid('decided_by').references(() => adminUsers.id),
  decidedAt: exactMoment('decided_at'),
  decidedBecause: text('decided_because'),
});

export type ApprovalRow = typeof adminApprovals.$inferSelect;

personal(adminApprovals, {
  of: 'userId',
  erasedBy: 'forgetApprovals',
  notExported: 'they are what admins propose to each other, and what was done is exported itself',
});
