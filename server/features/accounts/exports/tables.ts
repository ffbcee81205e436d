import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#server/platform/db/columns.ts';
import { personal } from '#server/platform/personal-data/declare.ts';
import { users } from '../tables.ts';

export const accountExports = pgTable('account_exports', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  id: uuid('id').notNull(),
  askedAt: moment('asked_at').notNull().defaultNow(),
  begunAt: moment('begun_at'),
  readyAt: moment('ready_at'),
  byteSize: integer('byte_size'),
});

export type AccountExportRow = typeof accountExports.$inferSelect;

/** Prefix of exports in the file store. */
export const exportsPrefix = 'exports/';
export const exportKey = ({ userId, id }: Pick<AccountExportRow, 'userId' | 'id'>) =>
  `${exportsPrefix}${userId}/${id}.json`;

personal(accountExports, {
  of: 'userId',
  erasedBy: 'forgetExport',
  notExported: 'it says where this very copy is stored',
});
