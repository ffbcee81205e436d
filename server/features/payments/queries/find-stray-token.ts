import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { type StrayTokenRow, strayTokens } from '../tables/provider.ts';

/** A token marked for cancellation; undefined: an ordinary one. */
export async function findStrayToken(db: Db, token: string | null): Promise<StrayTokenRow | undefined> {
  if (token === null) return undefined;
  const [row] = await db.select().from(strayTokens).where(eq(strayTokens.token, token));
  return row;
}
