import { pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea, exactMoment, moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';

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
  /** Only for confirmations, which are kept after use. */
  usedAt: exactMoment('used_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** The kinds of email that people can request. */
export type MailKind = 'signup' | 'recovery' | 'magiclink' | 'email_change' | 'reauthentication';

export const mailAsks = pgTable(
  'mail_asks',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<MailKind>().notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true, precision: 3 }).array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

export type OneTimeTokenRow = typeof oneTimeTokens.$inferSelect;

personal(oneTimeTokens, { of: 'userId', erased: 'rows', notExported: 'they are secrets, or hashes of them' });
personal(mailAsks, {
  ...{ of: 'userId', erased: 'rows' },
  notExported: 'they say when emails were asked for, for a day, and the list of emails shows it',
});
