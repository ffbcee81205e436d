import { asc, lt, min, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { pendingChanges } from '../tables.ts';

const most = 5000;

/** Applications with changes that no task has notified of for a while. */
export async function findLeft(db: Db): Promise<string[]> {
  const { applicationId, happenedAt } = pendingChanges;
  const rows = await db
    .select({ applicationId })
    .from(pendingChanges)
    .where(lt(happenedAt, sql`now() - interval '5 minutes'`))
    .groupBy(applicationId)
    .orderBy(asc(min(happenedAt)))
    .limit(most);
  return rows.map((row) => row.applicationId);
}
