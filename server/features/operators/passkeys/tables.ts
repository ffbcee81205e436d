import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '#server/platform/db/columns.ts';
import { impersonal } from '#server/platform/personal-data/declare.ts';

export const adminPasskeys = pgTable('admin_passkeys', {
  id: uuid('id').primaryKey(),
  adminId: uuid('admin_id').notNull(),
  name: text('name').notNull(),
  credentialId: bytea('credential_id').notNull(),
  publicKey: bytea('public_key').notNull(),
  signCount: bigint('sign_count', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  lastUsedAt: moment('last_used_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export type AdminPasskeyRow = typeof adminPasskeys.$inferSelect;

export const adminPasskeyChallenges = pgTable('admin_passkey_challenges', {
  id: uuid('id').primaryKey(),
  purpose: text('purpose').$type<'registration' | 'sign_in'>().notNull(),
  challenge: bytea('challenge').notNull(),
  sessionId: uuid('session_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

impersonal('admins have no account', adminPasskeys, adminPasskeyChallenges);
