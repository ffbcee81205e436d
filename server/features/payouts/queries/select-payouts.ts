import { eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { bankAccounts, payouts } from '../tables.ts';

/** With the account that each goes to, as far as it is shown. */
export const selectPayouts = (db: Db) =>
  db
    .select({ ...getTableColumns(payouts), bank: bankAccounts.bank, lastFour: bankAccounts.lastFour })
    .from(payouts)
    .innerJoin(bankAccounts, eq(bankAccounts.id, payouts.bankAccountId));
