import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { badgeEnds, shownNames } from '#contract/courses/options.ts';
import { bytea, moment } from '#server/platform/db/columns.ts';
import { impersonal, personal } from '#server/platform/personal-data/declare.ts';
import { users } from '../../accounts/tables.ts';
import { coursePurchases, courses } from '../tables.ts';

export const certificates = pgTable('certificates', {
  id: uuid('id').primaryKey(),
  /** On the printed certificate, and in its address. Unguessable. */
  number: text('number').notNull(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  courseId: uuid('course_id')
    .notNull()
    .references(() => courses.id),
  versionId: uuid('version_id').notNull(),
  purchaseId: uuid('purchase_id')
    .notNull()
    .references(() => coursePurchases.id, { onDelete: 'cascade' }),
  scorePercent: integer('score_percent').notNull(),
  /** As it was on the profile at issue. */
  holderName: text('holder_name').notNull(),
  issuedAt: moment('issued_at').notNull(),
  /** Of the badge with the certificate's current content. */
  badgeId: uuid('badge_id').notNull(),
  /** How much of the name strangers see. */
  shownName: text('shown_name', { enum: shownNames }).notNull().default('none'),
  reissuedAt: moment('reissued_at'),
  withdrawnAt: moment('withdrawn_at'),
  withdrawnReason: text('withdrawn_reason'),
  /** From when its holder may retake the final test. */
  retakeAt: moment('retake_at'),
});

export type CertificateRow = typeof certificates.$inferSelect;

/** The names that a certificate was issued under before. */
export const certificateNames = pgTable('certificate_names', {
  badgeId: uuid('badge_id').primaryKey(),
  certificateId: uuid('certificate_id')
    .notNull()
    .references(() => certificates.id, { onDelete: 'cascade' }),
  holderName: text('holder_name').notNull(),
  issuedAt: moment('issued_at').notNull(),
  replacedAt: moment('replaced_at').notNull(),
});

/** They outlive the certificate, and contain no personal data. */
export const endedBadges = pgTable('ended_badges', {
  id: uuid('id').primaryKey(),
  because: text('because', { enum: badgeEnds }).notNull(),
  endedAt: moment('ended_at').notNull(),
});

export const badgeKeys = pgTable('badge_keys', {
  id: uuid('id').primaryKey(),
  publicJwk: jsonb('public_jwk').$type<JWK>().notNull(),
  /** Null once it no longer signs. */
  sealedPrivateJwk: bytea('sealed_private_jwk'),
  createdAt: moment('created_at').notNull(),
  retiredAt: moment('retired_at'),
});

personal(certificates, {
  of: 'userId',
  erasedBy: 'forgetCertificates',
  exported: {
    by: 'exportCourses',
    columns: 'id number scorePercent holderName issuedAt shownName reissuedAt withdrawnAt withdrawnReason retakeAt',
  },
  hidden: 'userId courseId versionId purchaseId badgeId',
});

personal(certificateNames, {
  of: 'certificateId',
  stays: 'they go with the certificate',
  exported: { by: 'exportCourses', columns: 'holderName:name issuedAt replacedAt' },
  hidden: 'badgeId certificateId',
});
impersonal('they outlive the certificate, and name no one', endedBadges);
impersonal('they are keys of the installation', badgeKeys);
