import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';

/**
 * Locks the payer's user row, which every change to their payments does: two notifications, or a notification and a
 * cancellation, run one after the other. The row outlives the account, since an earlier checkout may still be paid.
 */
export async function lockPayer(tx: Tx, userId: string): Promise<void> {
  await tx.db.execute(sql`select 1 from users where id = ${userId} for no key update`);
}
