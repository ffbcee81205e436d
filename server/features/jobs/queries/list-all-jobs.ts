import { and, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import type { AdminJob, AdminJobsQuery } from '#contract/jobs/all-jobs.ts';
import type { Page } from '#contract/paging.ts';
import { adminPageSize } from '#contract/paging.ts';
import { patternContaining } from '#server/platform/db/like-pattern.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { AdminActor } from '../../operators/access.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { jobReports } from '../moderation/tables.ts';
import { jobs } from '../tables.ts';

/** No name is shared by more businesses than that. */
const mostNamesakes = 500;

/** Queried first: their number decides which index finds their jobs. */
async function findCompanies(db: Db, typed: string): Promise<string[]> {
  const rows = await db
    .select({ id: businessProfiles.id })
    .from(businessProfiles)
    .where(ilike(businessProfiles.companyName, patternContaining(typed)))
    .limit(mostNamesakes);
  return rows.map(({ id }) => id);
}

const present = ({ createdAt, ...row }: Awaited<ReturnType<typeof findAllJobs>>[number]): AdminJob => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** Jobs of all businesses, open and closed, newest first. */
export async function listAllJobs(db: Db, _actor: AdminActor, query: AdminJobsQuery): Promise<Page<AdminJob>> {
  const rows = await findAllJobs(db, query, adminPageSize + 1);
  return pageOfRows(rows, adminPageSize, ({ createdAt, id }) => ({ at: createdAt, id }), present);
}

/** The newest of them, for a file. */
export async function takeAllJobs(
  db: Db,
  _actor: AdminActor,
  query: Omit<AdminJobsQuery, 'cursor'>,
  limit: number,
): Promise<AdminJob[]> {
  return (await findAllJobs(db, query, limit)).map(present);
}

async function findAllJobs(db: Db, { cursor, status, industry, reported, search }: AdminJobsQuery, limit: number) {
  const page = pageBehind(cursor, [jobs.createdAt, jobs.id]);
  const asked = and(
    page.behind,
    status && eq(jobs.status, status),
    industry && eq(jobs.industry, industry),
    reported ? sql`${jobs.id} in (select job_id from ${jobReports})` : undefined,
  );
  // Each by its own index: a single condition would search every job for a rare value.
  const newest = (says: SQL) =>
    db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(asked, says))
      .orderBy(...page.order)
      .limit(limit);
  const found = async (typed: string) => {
    const titled = newest(ilike(jobs.title, patternContaining(typed)));
    const companies = await findCompanies(db, typed);
    if (companies.length === 0) return sql`${jobs.id} in ${titled}`;
    return sql`${jobs.id} in (${titled} union ${newest(inArray(jobs.businessId, companies))})`;
  };
  return db
    .select({
      id: jobs.id,
      title: jobs.title,
      companyName: businessProfiles.companyName,
      status: jobs.status,
      createdAt: jobs.createdAt,
    })
    .from(jobs)
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .where(search ? await found(search) : asked)
    .orderBy(...page.order)
    .limit(limit);
}
