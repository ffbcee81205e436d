import { sql } from 'drizzle-orm';
import type { Tx } from './transaction.ts';

/**
 * Commits without waiting for the disk, nor holding up those that do: transactions that publish live events are serialised. Only a power cut can
 * still lose it after it is answered: half a second of what is soon repeated.
 */
export function mayBeLost(tx: Tx): void {
  tx.inPassing(tx.db.execute(sql`set local synchronous_commit = off`));
}
