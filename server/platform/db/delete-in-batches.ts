import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { inBatches } from './in-batches.ts';
import type { Db } from './pool.ts';

/**
 * Deletes the rows for which `isOld` holds, each batch in a statement of its own. One statement for all of them would lock them until its end, and
 * could run into the time limit and remove nothing. Not for use inside a transaction.
 */
export async function deleteInBatches(
  db: Db,
  signal: AbortSignal,
  table: PgTable,
  isOld: SQL | undefined,
  size = 5000,
): Promise<void> {
  if (!isOld) throw new Error('Without a condition every row would be deleted');
  const some = sql`select ctid from ${table} where ${isOld} limit ${size}`;
  await inBatches(signal, size, async () => {
    // The condition again: a row that was waited for has changed, and older servers don't check its ctid again.
    const { rowCount } = await db.execute(sql`delete from ${table} where ctid = any (array(${some})) and ${isOld}`);
    return rowCount ?? 0;
  });
}
