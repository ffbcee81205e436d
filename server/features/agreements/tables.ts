import { bigint, boolean, date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { legalUserTypes } from '#contract/vetting/legal.ts';
import { bytea, moment } from '#server/platform/db/columns.ts';
import { impersonal, personal } from '#server/platform/personal-data/declare.ts';
import { named } from '#server/platform/personal-data/export-rows.ts';
import { users } from '../accounts/tables.ts';

const userType = () => text('user_type', { enum: legalUserTypes }).notNull();

export const agreementTexts = pgTable('agreement_texts', {
  sha256: bytea('sha256').primaryKey(),
  /** Null for a text between two sides, such as the terms of a gig. */
  userType: text('user_type', { enum: legalUserTypes }),
  version: text('version').notNull(),
  effectiveFrom: date('effective_from').notNull(),
  body: text('body').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const agreementEvidence = pgTable('agreement_evidence', {
  position: bigint('position', { mode: 'number' }).primaryKey(),
  id: uuid('id').notNull(),
  previousHash: bytea('previous_hash').notNull(),
  rowHash: bytea('row_hash').notNull(),
  userId: uuid('user_id').notNull(),
  userType: userType(),
  sessionId: uuid('session_id').notNull(),
  textSha256: bytea('text_sha256')
    .notNull()
    .references(() => agreementTexts.sha256),
  version: text('version').notNull(),
  ticked: boolean('ticked').notNull(),
  typedName: text('typed_name').notNull(),
  accountName: text('account_name'),
  accountEmail: text('account_email').notNull(),
  address: text('address').notNull(),
  userAgent: text('user_agent'),
  signedAt: moment('signed_at').notNull(),
});

export type EvidenceRow = typeof agreementEvidence.$inferSelect;

export const legalContracts = pgTable('legal_contracts', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  userType: userType(),
  textSha256: bytea('text_sha256')
    .notNull()
    .references(() => agreementTexts.sha256),
  version: text('version').notNull(),
  isAgreed: boolean('is_agreed').notNull(),
  signatureData: text('signature_data').notNull(),
  signedAt: moment('signed_at').notNull(),
  evidenceId: uuid('evidence_id'),
  copyKey: text('copy_key'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export type ContractRow = typeof legalContracts.$inferSelect;

impersonal('they are what anyone is asked to sign', agreementTexts);

personal(agreementEvidence, {
  of: 'userId',
  stays: 'it proves a contract that was in force (POPIA, section 14(1))',
  exported: {
    ...{ at: 'signatures', by: 'position' },
    columns: 'userType:as version textSha256 typedName accountName accountEmail address userAgent signedAt',
    also: () => ({ text: named(agreementTexts.body, agreementEvidence.textSha256) }),
  },
  hidden: 'position id previousHash rowHash userId sessionId ticked',
});

personal(legalContracts, {
  ...{ of: 'userId', erased: 'rows' },
  notExported: 'the evidence of the same signature says all of it, and more',
});
