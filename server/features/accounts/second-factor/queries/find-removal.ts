import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { factorRemovals } from '../tables.ts';

/** When the user's second factor is about to be removed, as support was asked; null when it is not. */
export async function findRemovalTime(db: Db, userId: string): Promise<Date | null> {
  const [removal] = await db
    .select({ takesEffectAt: factorRemovals.takesEffectAt })
    .from(factorRemovals)
    .where(eq(factorRemovals.userId, userId));
  return removal?.takesEffectAt ?? null;
}
