import { sql } from 'drizzle-orm';
import type { Tx } from './transaction.ts';

/**
 * Waits until any other transaction with the same name ends: a count that is checked before an insert has to be checked by one at a time. The name is
 * unique in the product.
 */
export async function waitForTurn({ db }: Tx, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
