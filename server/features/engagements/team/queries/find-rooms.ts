import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { jobApplications } from '../../../applications/tables.ts';
import { jobs } from '../../../jobs/tables.ts';

/** Places of each job that no accepted rep has, by job ID. */
export async function findRooms(db: Db, jobIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: jobs.id,
      room: sql<number>`greatest(0, ${jobs.positions} - (
        select count(*)::int from ${jobApplications} a where a.job_id = ${jobs}.id and a.status = 'accepted'))`,
    })
    .from(jobs)
    .where(inArray(jobs.id, [...jobIds]));
  return new Map(rows.map(({ id, room }) => [id, room]));
}
