import { getTableColumns, sql } from 'drizzle-orm';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { adminActs } from '#contract/operators/audit.ts';
import { cardFeeBearers, feeBearers } from '#contract/operators/fee-bearers.ts';
import { adminRoles } from '#contract/operators/roles.ts';
import type { SettingsChange, SiteFacts } from '#contract/operators/settings.ts';
import { usualFacts } from '#contract/site/site-facts.ts';
import { bytea, isoMoment, moment } from '#server/platform/db/columns.ts';
import { impersonal } from '#server/platform/personal-data/declare.ts';

export const adminUsers = pgTable('admin_users', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  isAdmin: boolean('is_admin').notNull().default(true),
  role: text('role', { enum: adminRoles }).notNull(),
  passwordHash: text('password_hash'),
  sealedTotpSecret: bytea('sealed_totp_secret'),
  lastTotpStep: bigint('last_totp_step', { mode: 'number' }).notNull().default(0),
  disabledAt: moment('disabled_at'),
  invitationHash: bytea('invitation_hash'),
  invitationExpiresAt: moment('invitation_expires_at'),
  lastSignInAt: moment('last_sign_in_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export type AdminRow = typeof adminUsers.$inferSelect;

const ofAdmin = () =>
  uuid('admin_id')
    .notNull()
    .references(() => adminUsers.id, { onDelete: 'cascade' });

export const adminSignIns = pgTable('admin_sign_ins', {
  tokenHash: bytea('token_hash').primaryKey(),
  adminId: ofAdmin(),
  sealedTotpSecret: bytea('sealed_totp_secret'),
  wrongCodes: smallint('wrong_codes').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
});

export const adminSessions = pgTable('admin_sessions', {
  id: uuid('id').primaryKey(),
  adminId: ofAdmin(),
  tokenHash: bytea('token_hash').notNull(),
  secondFactor: boolean('second_factor').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
});

export type AdminSessionRow = typeof adminSessions.$inferSelect;

/** Partitioned by `aboutMoney` and by month: queries for a period filter on `createdAt` itself. */
export const adminAudit = pgTable(
  'admin_audit',
  {
    id: uuid('id').notNull(),
    adminId: uuid('admin_id').references(() => adminUsers.id),
    who: text('who').notNull(),
    act: text('act', { enum: adminActs }).notNull(),
    outcome: text('outcome', { enum: ['done', 'refused'] }).notNull(),
    reason: text('reason'),
    targetType: text('target_type'),
    targetId: uuid('target_id'),
    address: text('address'),
    userAgent: text('user_agent'),
    /** For changes of settings only. */
    changes: jsonb('changes').$type<SettingsChange['changes']>(),
    aboutMoney: boolean('about_money').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  // Its months are partitions, whose bounds have to be part of the key.
  (table) => [primaryKey({ columns: [table.id, table.aboutMoney, table.createdAt] })],
);

export type AuditRow = typeof adminAudit.$inferSelect;

/** A single row. */
export const operatorSettings = pgTable('operator_settings', {
  oneRow: boolean('one_row').primaryKey().default(true),
  version: integer('version').notNull().default(1),
  repsPayNothing: boolean('reps_pay_nothing').notNull().default(false),
  vatNumber: text('vat_number'),
  gigsPaidHere: boolean('gigs_paid_here').notNull().default(usualFacts.gigsPaidHere),
  feeBasisPoints: integer('fee_basis_points').notNull().default(usualFacts.feeBasisPoints),
  feeBearer: text('fee_bearer', { enum: feeBearers }).notNull().default(usualFacts.feeBearer),
  cardFeeBearer: text('card_fee_bearer', { enum: cardFeeBearers }).notNull().default(usualFacts.cardFeeBearer),
  cardFeeBasisPoints: integer('card_fee_basis_points').notNull().default(usualFacts.cardFeeBasisPoints),
  cardFeeFlatCents: integer('card_fee_flat_cents').notNull().default(usualFacts.cardFeeFlatCents),
  minimumPayoutCents: integer('minimum_payout_cents').notNull().default(usualFacts.minimumPayoutCents),
  repTrialDays: integer('rep_trial_days').notNull().default(usualFacts.repTrialDays),
  businessTrialDays: integer('business_trial_days').notNull().default(usualFacts.businessTrialDays),
  auditDays: integer('audit_days').notNull().default(731),
  impressionDays: integer('impression_days').notNull().default(180),
  readNotificationDays: integer('read_notification_days').notNull().default(90),
  notificationDays: integer('notification_days').notNull().default(180),
  policyReportDays: integer('policy_report_days').notNull().default(30),
  noticeText: text('notice_text'),
  noticeFrom: isoMoment('notice_from'),
  noticeUntil: isoMoment('notice_until'),
  coursesOn: boolean('courses_on').notNull().default(true),
  giftsOn: boolean('gifts_on').notNull().default(true),
  attachmentsOn: boolean('attachments_on').notNull().default(true),
  suggestionsOn: boolean('suggestions_on').notNull().default(true),
  reviewMatches: boolean('review_matches').notNull().default(true),
  // Null: the address of the brand.
  supportEmail: text('support_email'),
  supportPhone: text('support_phone'),
  supportWhatsapp: text('support_whatsapp'),
  weekdayHours: text('weekday_hours'),
  saturdayHours: text('saturday_hours'),
  sundayHours: text('sunday_hours'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

const { oneRow: _, updatedAt: __, ...columns } = getTableColumns(operatorSettings);

type OfSupport = (`support${string}` & keyof SiteFacts) | (`${string}Hours` & keyof SiteFacts);

const orUsual = (name: OfSupport) => sql<string>`coalesce(${columns[name]}, ${sql.raw(`'${usualFacts[name]}'`)})`;

/** The settings that an admin may change, with their version. */
export const settingsColumns = {
  ...columns,
  supportEmail: orUsual('supportEmail'),
  supportPhone: orUsual('supportPhone'),
  supportWhatsapp: orUsual('supportWhatsapp'),
  weekdayHours: orUsual('weekdayHours'),
  saturdayHours: orUsual('saturdayHours'),
  sundayHours: orUsual('sundayHours'),
};

impersonal('admins have no account', adminUsers, adminSignIns, adminSessions);
impersonal('it is what admins did, with the id of an account at most', adminAudit);
impersonal('they are of the installation, and say who to write to', operatorSettings);
