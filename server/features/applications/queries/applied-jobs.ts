import { and, eq, inArray, sql } from 'drizzle-orm';
import { appliedPageSize } from '#contract/applications/applications.ts';
import type { ApplicationStatus } from '#contract/applications/options.ts';
import type { Page } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { preparedPages } from '#server/platform/db/prepared-pages.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { RepActor } from '../../accounts/access.ts';
import { jobApplications } from '../tables.ts';

/** Which of these jobs the rep has applied for, however that went. */
export async function findApplied(db: Db, repId: string, jobIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (jobIds.length === 0) return new Set();
  const rows = await db
    .select({ jobId: jobApplications.jobId })
    .from(jobApplications)
    .where(and(eq(jobApplications.repId, repId), inArray(jobApplications.jobId, [...jobIds])));
  return new Set(rows.map(({ jobId }) => jobId));
}

const pages = preparedPages(
  'applications_applied',
  [jobApplications.appliedAt, jobApplications.id],
  (db, after) => {
    const { id, jobId, status, appliedAt } = jobApplications;
    return db
      .select({ id, jobId, status, appliedAt })
      .from(jobApplications)
      .where(and(eq(jobApplications.repId, sql.placeholder('repId')), after));
  },
  appliedPageSize,
);

/** The jobs that the actor has applied for, and no more of them than how that stands. Refusal: request.bad_cursor. */
export async function listApplied(
  db: Db,
  { repId }: RepActor,
  cursor: string | undefined,
): Promise<Page<{ jobId: string; status: ApplicationStatus }>> {
  const rows = await pages(db, cursor, { repId });
  return pageOfRows(
    rows,
    appliedPageSize,
    ({ appliedAt, id }) => ({ at: appliedAt, id }),
    ({ jobId, status }) => ({ jobId, status }),
  );
}
