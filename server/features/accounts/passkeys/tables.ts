import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';

/** Extends the row in `factors`, which has the owner and the name. */
export const passkeys = pgTable('passkeys', {
  factorId: uuid('factor_id').primaryKey(),
  credentialId: bytea('credential_id').notNull(),
  publicKey: bytea('public_key').notNull(),
  signCount: bigint('sign_count', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  lastUsedAt: moment('last_used_at'),
});

export const passkeyChallenges = pgTable('passkey_challenges', {
  id: uuid('id').primaryKey(),
  purpose: text('purpose').$type<'registration' | 'sign_in'>().notNull(),
  challenge: bytea('challenge').notNull(),
  sessionId: uuid('session_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

personal(passkeys, {
  of: 'factorId',
  stays: 'they go with their factor',
  exported: { by: 'exportAccount', columns: 'lastUsedAt' },
  hidden: 'factorId credentialId publicKey signCount transports',
});
personal(passkeyChallenges, {
  of: 'sessionId',
  stays: 'they go with their session',
  notExported: 'they are secrets, or hashes of them',
});
