import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { announceAccountChange } from '../commands.ts';
import { oneTimeTokens } from '../mail-links/tables.ts';
import { pkceCodes, sessions } from '../sessions/tables.ts';
import { users } from '../tables.ts';

const forGood = new Date('9999-12-31T00:00:00Z');

async function setBar(tx: Tx, userId: string, bannedUntil: Date | null): Promise<string | null> {
  const isAccount = and(isNotNull(users.emailConfirmedAt), sql`${users}.deleted_at is null`);
  const [user] = await tx.db
    .update(users)
    .set({ bannedUntil, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), isAccount))
    .returning({ email: users.email });
  return user?.email ?? null;
}

/** Suspends the user: ends their sessions in every process and opens no new ones. Returns the email address; null: no such account. */
export async function barUser(tx: Tx, userId: string): Promise<string | null> {
  const email = await setBar(tx, userId, forGood);
  if (email === null) return null;
  for (const table of [sessions, oneTimeTokens, pkceCodes]) await tx.db.delete(table).where(eq(table.userId, userId));
  announceAccountChange(tx, userId);
  return email;
}

/** Lifts a suspension. Returns the email address; null: no such account. */
export const admitUser = (tx: Tx, userId: string): Promise<string | null> => setBar(tx, userId, null);

/** Refuses a call that was authenticated at the moment its account was suspended. */
export async function insistOpen(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  if ((await findBarred(tx, [userId])).has(userId)) throw new Refusal('account.suspended');
}

/**
 * Returns which of these users are suspended, with all of them locked, so that a concurrent suspension waits for this transaction or
 * the other way round. To be called before any other lock, to avoid deadlocks.
 */
export async function findBarred(tx: Tx, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.db
    .select({ id: users.id, barred: sql<boolean>`coalesce(${users.bannedUntil} > clock_timestamp(), false)` })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(users.id)
    .for('share');
  return new Set(rows.filter(({ barred }) => barred).map(({ id }) => id));
}
