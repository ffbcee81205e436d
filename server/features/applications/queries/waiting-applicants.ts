import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { repProfiles } from '../../profiles/tables.ts';
import { jobApplications } from '../tables.ts';

const waits = eq(jobApplications.status, 'pending');

/** The number of unanswered applicants of each job, and the latest of them. Jobs without any are left out. */
export async function describeWaiting(db: Db, jobIds: readonly string[]) {
  const { jobId, repId, appliedAt, id } = jobApplications;
  const rows = await db
    .select({
      jobId,
      count: sql<number>`count(*)::int`,
      newest: sql<string>`(array_agg(${repProfiles.fullName} order by ${appliedAt} desc, ${id} desc))[1]`,
    })
    .from(jobApplications)
    .innerJoin(repProfiles, eq(repProfiles.id, repId))
    .where(and(inArray(jobId, [...jobIds]), waits))
    .groupBy(jobId);
  return new Map(rows.map((row) => [row.jobId, row]));
}

/** The jobs among these whose applicants were all answered. */
export async function findAnswered(db: Db, jobIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from unnest(${sql.param([...jobIds])}::uuid[]) as asked (id)
    where not exists (select from ${jobApplications} where ${jobApplications.jobId} = asked.id and ${waits})`);
  return rows.map(({ id }) => id);
}

/** Unanswered applications for a job, after a given one, by ID. */
export async function findWaiting(
  db: Db,
  { jobId, after, limit }: { readonly jobId: string; readonly after: string; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobId), waits, gt(jobApplications.id, after)))
    .orderBy(asc(jobApplications.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
