import { and, desc, eq, sql } from 'drizzle-orm';
import type { DismissedJob } from '#contract/matching/recommended.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { decodeCursor, pageOfRows } from '#server/platform/http/cursor.ts';
import type { RepActor } from '../../accounts/access.ts';
import { jobs } from '../../jobs/tables.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { matchDismissals } from '../tables/shown.ts';

/** What the actor turned away and could still apply for. Refusal: request.bad_cursor. */
export async function listDismissed(
  db: Db,
  { repId }: RepActor,
  cursor: string | undefined,
): Promise<Page<DismissedJob>> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const { jobId, reason, dismissedAt } = matchDismissals;
  const rows = await db
    .select({ jobId, reason, dismissedAt, title: jobs.title, companyName: businessProfiles.companyName })
    .from(matchDismissals)
    .innerJoin(jobs, eq(jobs.id, jobId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .where(
      and(
        eq(matchDismissals.repId, repId),
        eq(jobs.status, 'active'),
        after && sql`(${dismissedAt}, ${jobId}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(dismissedAt), desc(jobId))
    .limit(pageSize + 1);
  return pageOfRows(
    rows,
    pageSize,
    (row) => ({ at: row.dismissedAt, id: row.jobId }),
    (row) => ({ ...row, dismissedAt: row.dismissedAt.toISOString() }),
  );
}
