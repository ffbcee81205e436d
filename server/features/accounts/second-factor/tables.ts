import { bigint, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';

export const factors = pgTable('factors', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  type: text('type').$type<'totp' | 'recovery_code' | 'passkey'>().notNull(),
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

export type FactorChangeKind =
  | 'app_added'
  | 'app_removed'
  | 'codes_made'
  | 'codes_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'all_removed';

/** The kind of change: of a second factor, or of the address by our team. */
export type AccessChangeKind = FactorChangeKind | 'email_corrected';

/** A verified factor as it was; bytes in hexadecimal. */
export interface KeptFactor {
  readonly id: string;
  readonly type: FactorRow['type'];
  readonly friendlyName: string | null;
  readonly sealedSecret: string | null;
  readonly lastStep: number;
  readonly createdAt: string;
  readonly codes: readonly { readonly hash: string; readonly usedAt: string | null }[];
  /** Of a passkey. */
  readonly key?: {
    readonly credentialId: string;
    readonly publicKey: string;
    readonly signCount: number;
    readonly transports: readonly string[];
    readonly lastUsedAt: string | null;
  };
}

export const accessChanges = pgTable('access_changes', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<AccessChangeKind>().notNull(),
  before: jsonb('before').$type<readonly KeptFactor[]>().notNull(),
  /** Of a corrected address. */
  formerEmail: text('former_email'),
  undoneAt: moment('undone_at'),
  createdAt: moment('created_at').notNull(),
});

export type SupportChangeKind = 'second_factor_removal' | 'email_correction';

/** Changes that our team makes for a locked-out user unless the user stops them. At most one of each kind. */
export const supportChanges = pgTable('support_changes', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<SupportChangeKind>().notNull(),
  /** Of a correction. */
  newEmail: text('new_email'),
  takesEffectAt: moment('takes_effect_at').notNull(),
  /** Of a correction: when the new mailbox was asked to confirm. */
  begunAt: moment('begun_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export type SupportChangeRow = typeof supportChanges.$inferSelect;

const secret = 'they are secrets, or hashes of them';
const withFactor = 'they go with their factor';

personal(factors, {
  ...{ of: 'userId', erased: 'rows' },
  exported: { by: 'exportAccount', columns: 'type friendlyName:name createdAt:addedAt' },
  hidden: 'id userId status sealedSecret lastStep updatedAt',
});
personal(factorChallenges, { of: 'factorId', stays: withFactor, notExported: secret });
personal(recoveryCodes, { of: 'factorId', stays: withFactor, notExported: secret });
personal(accessChanges, { of: 'userId', erased: 'rows', notExported: secret });
personal(supportChanges, {
  ...{ of: 'userId', erased: 'rows' },
  notExported: 'they say what our team was asked to change about signing in, which the user was emailed',
});
