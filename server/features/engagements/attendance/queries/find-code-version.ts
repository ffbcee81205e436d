import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { dayCodes } from '../tables.ts';

/** How often the code of a job's day was replaced. */
export async function findCodeVersion(db: Db, jobId: string, day: string): Promise<number> {
  const [found] = await db
    .select({ version: dayCodes.version })
    .from(dayCodes)
    .where(and(eq(dayCodes.jobId, jobId), eq(dayCodes.day, day)));
  return found?.version ?? 0;
}
