import { and, eq, sql } from 'drizzle-orm';
import type { ApplicationStatus } from '#contract/applications/options.ts';
import { appliedPageSize } from '#contract/applications/options.ts';
import type { Page } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { preparedPages } from '#server/platform/db/prepared-pages.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { RepActor } from '../../accounts/access.ts';
import { jobApplications } from '../tables.ts';

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

/** The jobs that the actor has applied for, with the status only. */
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
