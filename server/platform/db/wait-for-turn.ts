import { sql } from 'drizzle-orm';
import type { Tx } from './transaction.ts';

/**
 * Whoever comes under the same name waits until this transaction ends: what is counted before something is added has to
 * be counted by one at a time. The name is unique in the product.
 */
export async function waitForTurn({ db }: Tx, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
