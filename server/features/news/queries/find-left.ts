import { asc, lt, min, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { untoldChanges } from '../tables.ts';

const most = 5000;

/** The applications of which nobody was told for a while, whatever became of the task that was to do it. */
export async function findLeft(db: Db): Promise<string[]> {
  const { applicationId, happenedAt } = untoldChanges;
  const rows = await db
    .select({ applicationId })
    .from(untoldChanges)
    .where(lt(happenedAt, sql`now() - interval '5 minutes'`))
    .groupBy(applicationId)
    .orderBy(asc(min(happenedAt)))
    .limit(most);
  return rows.map((row) => row.applicationId);
}
