import { sql } from 'drizzle-orm';
import type { Tx } from './transaction.ts';

/**
 * The commit does not wait for the disk, nor hold up those that do: all that tell of something live take turns at it. Once it is
 * answered a power cut, and nothing else, may still take it: half a second of what is said again before long.
 */
export function mayBeLost(tx: Tx): void {
  tx.inPassing(tx.db.execute(sql`set local synchronous_commit = off`));
}
