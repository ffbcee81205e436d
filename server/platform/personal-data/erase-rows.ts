import { and } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../db/transaction.ts';
import { type Erasure, personalTables, wordsOf } from './declare.ts';
import { columnOf, rowsOf } from './rows-of.ts';

/**
 * Erases or blanks the rows about a user as their tables declare, once no more can be added; `early` is for what has to go before the profiles are
 * locked.
 */
export async function eraseRows({ db }: Tx, userId: string, { early }: { readonly early: boolean }): Promise<void> {
  for (const [table, { of, erased = [] }] of personalTables()) {
    const each = erased === 'rows' ? [{}] : ([erased].flat() as Erasure[]);
    for (const one of each) {
      if ((one.early ?? false) !== early) continue;
      const own = and(rowsOf(db, table, one.of ?? of, userId), one.where);
      if (one.blank === undefined && one.set === undefined) await db.delete(table).where(own);
      else await db.update(table).set(blankOf(table, one)).where(own);
    }
  }
}

function blankOf(table: PgTable, { blank = '', set = {} }: Erasure): Record<string, unknown> {
  const blanked = wordsOf(blank).map((name) => {
    const column = columnOf(table, name);
    return [name, column.notNull ? column.default : null];
  });
  return { ...Object.fromEntries(blanked), ...set };
}
