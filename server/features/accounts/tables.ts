import { bigint, boolean, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '#contract/profiles/profiles.ts';
import { bytea, moment } from '#server/platform/db/columns.ts';

export type JsonObject = Record<string, unknown>;

/** One way in which the person proved who they are; `timestamp` in seconds. */
export interface AuthMethod {
  readonly method: 'password' | 'otp' | 'magiclink' | 'recovery' | 'totp' | 'mfa/recovery_code';
  readonly timestamp: number;
}

export type AssuranceLevel = 'aal1' | 'aal2';

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  passwordHash: text('password_hash'),
  emailConfirmedAt: moment('email_confirmed_at'),
  confirmationSentAt: moment('confirmation_sent_at'),
  newEmail: text('new_email'),
  newEmailSentAt: moment('new_email_sent_at'),
  newEmailAgreedBy: text('new_email_agreed_by').$type<'current' | 'new'>(),
  lastSignInAt: moment('last_sign_in_at'),
  bannedUntil: moment('banned_until'),
  userMetadata: jsonb('user_metadata').$type<JsonObject>().notNull().default({}),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export type UserRow = typeof users.$inferSelect;

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid('user_id').notNull(),
    role: text('role').$type<Role>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  aal: text('aal').$type<AssuranceLevel>().notNull().default('aal1'),
  amr: jsonb('amr').$type<readonly AuthMethod[]>().notNull(),
  refreshCounter: integer('refresh_counter').notNull().default(0),
  refreshedAt: moment('refreshed_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  factorId: uuid('factor_id'),
  userAgent: text('user_agent'),
  address: text('address'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export type SessionRow = typeof sessions.$inferSelect;

export type TokenPurpose =
  | 'signup'
  | 'recovery'
  | 'magiclink'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

export const oneTimeTokens = pgTable('one_time_tokens', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  purpose: text('purpose').$type<TokenPurpose>().notNull(),
  email: text('email').notNull(),
  linkHash: bytea('link_hash').notNull(),
  linkExpiresAt: moment('link_expires_at').notNull(),
  codeHash: bytea('code_hash').notNull(),
  codeExpiresAt: moment('code_expires_at').notNull(),
  codeAttempts: smallint('code_attempts').notNull().default(0),
  codeChallenge: text('code_challenge'),
  codeChallengeMethod: text('code_challenge_method').$type<'plain' | 's256'>(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export type OneTimeTokenRow = typeof oneTimeTokens.$inferSelect;

export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  publicJwk: jsonb('public_jwk').$type<JsonObject>().notNull(),
  sealedPrivateJwk: bytea('sealed_private_jwk').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  retiredAt: moment('retired_at'),
});

export const pkceCodes = pgTable('pkce_codes', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  codeHash: bytea('code_hash').notNull(),
  challenge: text('challenge').notNull(),
  challengeMethod: text('challenge_method').$type<'plain' | 's256'>().notNull(),
  method: text('method').$type<AuthMethod['method']>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const factors = pgTable('factors', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  type: text('type').$type<'totp' | 'recovery_code'>().notNull(),
  status: text('status').$type<'unverified' | 'verified'>().notNull().default('unverified'),
  friendlyName: text('friendly_name'),
  sealedSecret: bytea('sealed_secret'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

export type FactorRow = typeof factors.$inferSelect;

export const factorChallenges = pgTable('factor_challenges', {
  id: uuid('id').primaryKey(),
  factorId: uuid('factor_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  address: text('address').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    factorId: uuid('factor_id').notNull(),
    codeHash: bytea('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.factorId, table.codeHash] })],
);

export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id').notNull(),
    deviceHash: bytea('device_hash').notNull(),
    firstSeenAt: moment('first_seen_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);

export const notificationChoicesTable = pgTable('notification_choices', {
  userId: uuid('user_id').primaryKey(),
  applicationUpdates: boolean('application_updates').notNull().default(true),
  newApplicants: boolean('new_applicants').notNull().default(true),
  interviewAnswers: boolean('interview_answers').notNull().default(true),
  jobClosing: boolean('job_closing').notNull().default(true),
  productNews: boolean('product_news').notNull().default(false),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
