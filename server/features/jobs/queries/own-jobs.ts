import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Page, pageSize } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { type Cursor, decodeCursor, pageOfRows } from '#server/platform/http/cursor.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import type { JobDetailRow, JobSummaryRow } from '../present.ts';
import { jobs } from '../tables.ts';
import { findJob } from './find-job.ts';
import { selectJobSummaries } from './select-job.ts';

function prepareOwn(name: string, ...more: SQL[]) {
  return prepared(name, (db, queryName) =>
    selectJobSummaries(db)
      .where(and(eq(jobs.businessId, sql.placeholder('businessId')), ...more))
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
      .limit(pageSize + 1)
      .prepare(queryName),
  );
}

const firstPage = prepareOwn('jobs_own_first');
const laterPage = prepareOwn(
  'jobs_own_after',
  sql`(${jobs.createdAt}, ${jobs.id}) < (${sql.placeholder('afterAt')}::timestamptz, ${sql.placeholder('afterId')}::uuid)`,
);

const cursorOf = ({ createdAt, id }: JobSummaryRow): Cursor => ({ at: createdAt, id });

/** The jobs of the actor's business, newest first. */
export async function listOwnJobs(
  db: Db,
  actor: BusinessActor,
  cursor: string | undefined,
): Promise<Page<JobSummaryRow>> {
  const { businessId } = actor;
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const rows = after
    ? await laterPage(db).execute({ businessId, afterAt: after.at.toISOString(), afterId: after.id })
    : await firstPage(db).execute({ businessId });
  return pageOfRows(rows, pageSize, cursorOf, (row) => row);
}

/** One job of the actor's business; another's is as good as none. */
export async function findOwnJob(db: Db, actor: BusinessActor, jobId: string): Promise<JobDetailRow> {
  const job = await findJob(db, jobId);
  if (job?.businessId !== actor.businessId) throw new Refusal('job.not_found');
  return job;
}
