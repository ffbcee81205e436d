import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '#server/platform/db/columns.ts';
import { impersonal, personal } from '#server/platform/personal-data/declare.ts';
import type { JsonObject } from '../tables.ts';

/** One way in which the person proved who they are; `timestamp` in seconds. */
export interface AuthMethod {
  readonly method: 'password' | 'otp' | 'magiclink' | 'recovery' | 'totp' | 'mfa/recovery_code' | 'passkey';
  readonly timestamp: number;
}

export type AssuranceLevel = 'aal1' | 'aal2';

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  aal: text('aal').$type<AssuranceLevel>().notNull().default('aal1'),
  amr: jsonb('amr').$type<readonly AuthMethod[]>().notNull(),
  refreshCounter: integer('refresh_counter').notNull().default(0),
  refreshedAt: moment('refreshed_at').notNull().defaultNow(),
  raisedAtCounter: integer('raised_at_counter').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
  factorId: uuid('factor_id'),
  userAgent: text('user_agent'),
  address: text('address'),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** When the owner last gave the password, or a mailed code, after signing in. */
  ownerProvenAt: moment('owner_proven_at'),
  factorProvenAt: moment('factor_proven_at'),
});

export type SessionRow = typeof sessions.$inferSelect;

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

export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id').notNull(),
    deviceHash: bytea('device_hash').notNull(),
    firstSeenAt: moment('first_seen_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    /** Null: seen there, but not known, since not every factor that the account asks for was shown there. */
    networkHash: bytea('network_hash'),
    /** Whether the hash is of a secret that only this browser has. */
    hasSecret: boolean('has_secret').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);

personal(sessions, {
  ...{ of: 'userId', erased: 'rows' },
  exported: {
    by: 'exportAccount',
    columns: 'userAgent:device address createdAt:signedInAt refreshedAt:lastSeenAt expiresAt:endsAt',
  },
  hidden: 'id userId aal amr refreshCounter raisedAtCounter factorId ownerProvenAt factorProvenAt',
});
personal(pkceCodes, { of: 'userId', erased: 'rows', notExported: 'they are secrets, or hashes of them' });
personal(knownDevices, {
  ...{ of: 'userId', erased: 'rows' },
  exported: { at: 'knownDevices', columns: 'firstSeenAt lastSeenAt', by: 'firstSeenAt' },
  hidden: 'userId deviceHash networkHash hasSecret',
});
impersonal('they are keys of the installation', signingKeys);
