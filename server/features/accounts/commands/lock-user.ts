import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isBarred } from '../queries/is-barred.ts';
import { type UserRow, users } from '../tables.ts';

/** Returns the user, locked until the transaction ends. */
export async function lockUser(tx: Tx, userId: string): Promise<UserRow | undefined> {
  const [user] = await tx.db.select().from(users).where(eq(users.id, userId)).for('update');
  return user;
}

/** The same for a confirmed account that is not deleted. */
export async function lockAccount(tx: Tx, userId: string): Promise<{ user: UserRow; isBarred: boolean }> {
  const isAccount = and(isNotNull(users.emailConfirmedAt), sql`${users}.deleted_at is null`);
  const [found] = await tx.db
    .select({ user: users, isBarred })
    .from(users)
    .where(and(eq(users.id, userId), isAccount))
    .for('update');
  if (!found) throw new Refusal('user.not_found');
  return found;
}

/** The same for an account that is not suspended. */
export async function lockOpenUser(tx: Tx, userId: string): Promise<UserRow> {
  const found = await lockAccount(tx, userId);
  if (found.isBarred) throw new Refusal('user.kept_out');
  return found.user;
}
