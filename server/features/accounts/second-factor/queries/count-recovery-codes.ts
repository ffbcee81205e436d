import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { factors, recoveryCodes } from '../tables.ts';

/** The size of the user's set of recovery codes and how many are unused; null without a set. */
export async function countRecoveryCodes(
  db: Db,
  userId: string,
): Promise<{ id: string; total: number; remaining: number } | null> {
  const [row] = await db
    .select({
      id: factors.id,
      total: sql<number>`count(${recoveryCodes.codeHash})::int`,
      remaining: sql<number>`(count(${recoveryCodes.codeHash}) filter (where ${recoveryCodes.usedAt} is null))::int`,
    })
    .from(factors)
    .leftJoin(recoveryCodes, eq(recoveryCodes.factorId, factors.id))
    .where(and(eq(factors.userId, userId), eq(factors.type, 'recovery_code')))
    .groupBy(factors.id);
  return row ?? null;
}
