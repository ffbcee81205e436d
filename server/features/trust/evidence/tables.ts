import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from '#server/platform/db/columns.ts';
import { impersonal } from '#server/platform/personal-data/declare.ts';

/** Public halves of the keys that signed evidence packs. The private half is derived from SECRET_KEY. */
export const evidenceKeys = pgTable('evidence_keys', {
  id: text('id').primaryKey(),
  /** In PEM. */
  publicKey: text('public_key').notNull(),
  since: moment('since').notNull(),
  /** From then on only the packs registered under it count. */
  endedAt: moment('ended_at'),
  /** How many, and the digest of their list, as published with the end. */
  packs: integer('packs'),
  packsSha256: text('packs_sha256'),
});

/** Each pack that was issued. */
export const evidencePacks = pgTable('evidence_packs', {
  /** Of the line that is signed. */
  sealSha256: bytea('seal_sha256').primaryKey(),
  keyId: text('key_id')
    .notNull()
    .references(() => evidenceKeys.id),
  issuedAt: moment('issued_at').notNull(),
});

impersonal('they are keys of the installation', evidenceKeys);
impersonal('they are hashes, and lead to a gig only with its pack at hand', evidencePacks);
