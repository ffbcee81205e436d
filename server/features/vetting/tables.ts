import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { documentTypes } from '#contract/vetting/documents.ts';
import { legalUserTypes, vettingStatuses, vettingSteps } from '#contract/vetting/legal.ts';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { users } from '../accounts/tables.ts';
import { adminUsers } from '../operators/tables.ts';

const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The case of one person as a rep or as a business. */
export const userVetting = pgTable('user_vetting', {
  id: uuid('id').primaryKey(),
  userId: ofUser(),
  userType: text('user_type', { enum: legalUserTypes }).notNull(),
  status: text('status', { enum: vettingStatuses }).notNull().default('pending'),
  reason: text('reason'),
  submittedAt: moment('submitted_at').notNull().defaultNow(),
  decidedAt: moment('decided_at'),
  decidedBy: uuid('decided_by').references(() => adminUsers.id),
  claimedBy: uuid('claimed_by').references(() => adminUsers.id),
  claimedUntil: moment('claimed_until'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export type VettingRow = typeof userVetting.$inferSelect;

const ofCase = () =>
  uuid('vetting_id')
    .notNull()
    .references(() => userVetting.id, { onDelete: 'cascade' });

export const userDocuments = pgTable('user_documents', {
  id: uuid('id').primaryKey(),
  vettingId: ofCase(),
  userId: ofUser(),
  documentType: text('document_type', { enum: documentTypes }).notNull(),
  fileId: uuid('file_id'),
  fileName: text('file_name').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  replacedAt: moment('replaced_at'),
  askedAgainAt: moment('asked_again_at'),
  askedAgainReason: text('asked_again_reason'),
});

export type DocumentRow = typeof userDocuments.$inferSelect;

export const userVettingSteps = pgTable('user_vetting_steps', {
  id: uuid('id').primaryKey(),
  vettingId: ofCase(),
  step: text('step', { enum: vettingSteps }).notNull(),
  documentType: text('document_type', { enum: documentTypes }),
  note: text('note'),
  byUserId: uuid('by_user_id').references(() => users.id, { onDelete: 'set null' }),
  byAdminId: uuid('by_admin_id').references(() => adminUsers.id),
  createdAt: moment('created_at').notNull().defaultNow(),
});

personal(userVetting, {
  of: 'userId',
  erasedBy: 'forgetVetting',
  exported: {
    ...{ at: 'vetting', by: 'id' },
    columns: 'userType:as status reason submittedAt decidedAt',
  },
  hidden: 'id userId decidedBy claimedBy claimedUntil createdAt updatedAt',
});

personal(userDocuments, {
  of: 'userId',
  // Its file is deleted by forgetVetting.
  erased: { blank: 'fileId askedAgainAt askedAgainReason', set: { fileName: 'deleted' } },
  kept: 'id vettingId userId documentType createdAt replacedAt',
  exported: {
    ...{ at: 'documents', within: 'vettingId', by: 'createdAt' },
    columns: 'documentType:type fileName:name createdAt:sentAt',
  },
  hidden: 'id vettingId userId fileId replacedAt askedAgainAt askedAgainReason',
});

personal(userVettingSteps, {
  of: 'vettingId',
  erased: { blank: 'note' },
  kept: 'id vettingId step documentType byUserId byAdminId createdAt',
  exported: { at: 'steps', within: 'vettingId', columns: 'step note createdAt:at', by: 'createdAt id' },
  // Only the team sees who reviewed it.
  hidden: 'id vettingId documentType byUserId byAdminId',
});
