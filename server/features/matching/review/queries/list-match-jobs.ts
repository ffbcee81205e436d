import { and, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import type { MatchJobHead, matchReviewApi } from '#contract/matching/review.ts';
import { adminPageSize, type Page } from '#contract/paging.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { jobs } from '../../../jobs/tables.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { businessProfiles } from '../../../profiles/tables.ts';
import { townOf } from '../../queries/select-proposals.ts';
import { matchLooks } from '../../tables/shown.ts';
import { matchJobs, matchProposals } from '../../tables.ts';
import { presentClaim } from '../present.ts';

export const claimColumns = {
  claimedBy: adminUsers.email,
  claimedUntil: matchJobs.claimedUntil,
  claimRuns: sql<boolean>`coalesce(${matchJobs.claimedUntil} > now(), false)`,
};

const proposalsIn = (state: 'proposed' | 'approved') => sql<number>`(
  select count(*)::int from ${matchProposals} where ${matchProposals.jobId} = ${matchJobs.jobId}
    and ${matchProposals.state} = ${sql.raw(`'${state}'`)})`;

const waits: SQL | undefined = and(isNotNull(matchJobs.waitingSince), eq(jobs.status, 'active'));

/** Open jobs with matches that wait for the team, longest wait first. */
export async function listMatchJobs(
  db: Db,
  actor: AdminActor,
  cursor: string | undefined,
): Promise<Page<MatchJobHead>> {
  const { waitingSince, jobId } = matchJobs;
  const page = pageBehind(cursor, [waitingSince, jobId], 'oldest first');
  const rows = await db
    .select({
      ...{ jobId, waitingSince, title: jobs.title, companyName: businessProfiles.companyName },
      place: sql<string>`${townOf(sql`${jobs.locationId}`)}`,
      ...claimColumns,
      proposed: proposalsIn('proposed'),
      approved: proposalsIn('approved'),
    })
    .from(matchJobs)
    .innerJoin(jobs, eq(jobs.id, jobId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .leftJoin(adminUsers, eq(adminUsers.id, matchJobs.claimedBy))
    .where(and(waits, page.behind))
    .orderBy(...page.order)
    .limit(adminPageSize + 1);
  return pageOfRows(
    rows,
    adminPageSize,
    (row) => ({ at: row.waitingSince ?? new Date(0), id: row.jobId }),
    ({ claimedBy, claimedUntil, claimRuns, ...row }) => ({
      ...row,
      waitingSince: row.waitingSince?.toISOString() ?? null,
      claim: presentClaim(actor, { claimedBy, claimedUntil, claimRuns }),
    }),
  );
}

export async function countWaiting(db: Db, _actor: AdminActor): Promise<Answer<typeof matchReviewApi.counts>> {
  const [counted] = await db
    .select({ jobs: count() })
    .from(matchJobs)
    .innerJoin(jobs, eq(jobs.id, matchJobs.jobId))
    .where(waits);
  return { jobs: counted?.jobs ?? 0, looks: await db.$count(matchLooks, isNull(matchLooks.answeredAt)) };
}
