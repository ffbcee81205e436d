import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';

/**
 * Whatever changes what somebody pays holds their account: two notifications, or one and a cancellation, take turns. It
 * stays as a row when the account is closed, since what was begun before may yet come in.
 */
export async function lockPayer(tx: Tx, userId: string): Promise<void> {
  await tx.db.execute(sql`select 1 from users where id = ${userId} for no key update`);
}
