import { and, eq, isNull, sql } from 'drizzle-orm';
import type { JobCaseHead } from '#contract/jobs/moderation.ts';
import { adminPageSize, type Page } from '#contract/paging.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { businessProfiles } from '../../../profiles/tables.ts';
import { jobs } from '../../tables.ts';
import { jobAnswers, jobCases, jobFlags, jobReports } from '../tables.ts';

const ofCase = sql`${jobCases}.id`;

const selectCases = (db: Db) =>
  db
    .select({
      id: jobCases.id,
      jobId: jobCases.jobId,
      jobTitle: jobs.title,
      companyName: businessProfiles.companyName,
      status: jobs.status,
      openedAt: jobCases.openedAt,
      entries: jobCases.entries,
      claimedBy: jobCases.claimedBy,
      claimedAt: jobCases.claimedAt,
      claimedByEmail: adminUsers.email,
      reports: sql<number>`(select count(*)::int from ${jobReports} r where r.case_id = ${ofCase})`,
      answers: sql<number>`(select count(*)::int from ${jobAnswers} a where a.case_id = ${ofCase})`,
      words: sql<string[]>`array(
        select distinct word from ${jobFlags} f, unnest(f.words) as word where f.case_id = ${ofCase} order by word)`,
      decidedAt: jobCases.decidedAt,
      outcome: jobCases.outcome,
      reason: jobCases.reason,
      decidedBy: sql<string | null>`(select d.email from ${adminUsers} d where d.id = ${jobCases.decidedBy})`,
    })
    .from(jobCases)
    .innerJoin(jobs, eq(jobs.id, jobCases.jobId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .leftJoin(adminUsers, eq(adminUsers.id, jobCases.claimedBy))
    .$dynamic();

type CaseRow = Awaited<ReturnType<typeof selectCases>>[number];

const presentHead = ({ adminId }: AdminActor, row: CaseRow): JobCaseHead => ({
  ...row,
  openedAt: row.openedAt.toISOString(),
  claim:
    row.claimedAt === null
      ? null
      : { by: row.claimedByEmail ?? '', you: row.claimedBy === adminId, at: row.claimedAt.toISOString() },
});

/** Open cases, oldest first. */
export async function listWaitingJobCases(
  db: Db,
  actor: AdminActor,
  { cursor, limit = adminPageSize }: { readonly cursor?: string | undefined; readonly limit?: number },
): Promise<Page<JobCaseHead>> {
  const page = pageBehind(cursor, [jobCases.openedAt, jobCases.id], 'oldest first');
  const rows = await selectCases(db)
    .where(and(isNull(jobCases.decidedAt), page.behind))
    .orderBy(...page.order)
    .limit(limit + 1);
  return pageOfRows(
    rows,
    limit,
    ({ openedAt, id }) => ({ at: openedAt, id }),
    (row) => presentHead(actor, row),
  );
}

export async function countWaitingJobCases(db: Db, _actor: AdminActor): Promise<{ open: number }> {
  return { open: await db.$count(jobCases, isNull(jobCases.decidedAt)) };
}

export async function showCase(db: Db, actor: AdminActor, caseId: string) {
  const [row] = await selectCases(db).where(eq(jobCases.id, caseId));
  if (!row) throw new Refusal('job_case.not_found');
  const { outcome, reason, decidedAt, decidedBy } = row;
  const decision =
    outcome === null || decidedAt === null
      ? null
      : { outcome, reason: reason ?? '', by: decidedBy ?? '', at: decidedAt.toISOString() };
  return { ...presentHead(actor, row), decision };
}

/** The open case of one job. */
export async function findOpenCase(db: Db, actor: AdminActor, jobId: string): Promise<JobCaseHead | null> {
  const [row] = await selectCases(db).where(and(eq(jobCases.jobId, jobId), isNull(jobCases.decidedAt)));
  return row ? presentHead(actor, row) : null;
}
