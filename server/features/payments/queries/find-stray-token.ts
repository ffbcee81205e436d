import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { type StrayTokenRow, strayTokens } from '../tables/provider.ts';

/** A token that was given up; undefined: one like any other. */
export async function findStrayToken(db: Db, token: string | null): Promise<StrayTokenRow | undefined> {
  if (token === null) return undefined;
  const [row] = await db.select().from(strayTokens).where(eq(strayTokens.token, token));
  return row;
}
