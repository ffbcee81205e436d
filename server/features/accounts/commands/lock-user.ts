import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type UserRow, users } from '../tables.ts';

/** The user as they are now; nobody else changes them until the transaction ends. */
export async function lockUser(tx: Tx, userId: string): Promise<UserRow | undefined> {
  const [user] = await tx.db.select().from(users).where(eq(users.id, userId)).for('update');
  return user;
}
