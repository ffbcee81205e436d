import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';
import { impersonal } from '#server/platform/personal-data/declare.ts';

/** Public halves of the keys that signed evidence packs. The private half is derived from SECRET_KEY. */
export const evidenceKeys = pgTable('evidence_keys', {
  id: text('id').primaryKey(),
  /** In PEM. */
  publicKey: text('public_key').notNull(),
  since: moment('since').notNull(),
});

impersonal('they are keys of the installation', evidenceKeys);
