import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { GiftRep } from '#contract/courses/gifts.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import { pageBehind } from '#server/platform/db/page-behind.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { isBarred } from '../../accounts/queries/is-barred.ts';
import { users } from '../../accounts/tables.ts';
import { jobApplications } from '../../applications/tables.ts';
import { coursePurchases, courses } from '../../courses/tables.ts';
import { jobs } from '../../jobs/tables.ts';
import { messageBlocks } from '../../messaging/tables.ts';
import { repProfiles } from '../../profiles/tables.ts';

/** Each rep is listed once, by the last job for which they are accepted. */
const isLast = sql`not exists (
  select from job_applications newer
  where newer.business_id = ${jobApplications.businessId} and newer.rep_id = ${jobApplications.repId} and newer.status = 'accepted'
    and (newer.applied_at, newer.id) > (${jobApplications.appliedAt}, ${jobApplications.id}))`;

const has = sql<string[]>`array(
  select ${courses.id} from ${coursePurchases} join ${courses} on ${courses.id} = ${coursePurchases.courseId}
  where ${coursePurchases.userId} = ${repProfiles.userId} and ${coursePurchases.returnedAt} is null
    and ${courses.publishedAt} is not null)`;

const isGivable = (giverId: string) => sql<boolean>`not (${isBarred}) and not exists (
  select from ${messageBlocks} b
  where (b.blocker_id, b.blocked_id) in ((${giverId}, ${users.id}), (${users.id}, ${giverId})))`;

/** Reps now accepted for a job of the business, except those let go or with a closed account. */
const selectHired = (db: Db, { userId, businessId }: BusinessActor, which: SQL | undefined) =>
  db
    .select({
      ...{ repId: jobApplications.repId, userId: repProfiles.userId, applicationId: jobApplications.id },
      ...{ repName: repProfiles.fullName, jobTitle: jobs.title, appliedAt: jobApplications.appliedAt },
      ...{ givable: isGivable(userId), has },
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(repProfiles, eq(repProfiles.id, jobApplications.repId))
    .innerJoin(users, eq(users.id, repProfiles.userId))
    .where(
      and(
        eq(jobApplications.businessId, businessId),
        eq(jobApplications.status, 'accepted'),
        isLast,
        sql`${users}.deleted_at is null`,
        which,
      ),
    )
    .orderBy(desc(jobApplications.appliedAt), desc(jobApplications.id));

export type HiredRep = Awaited<ReturnType<typeof selectHired>>[number];

/** Those of these profiles who are hired, including the actor's own. */
export const findHiredReps = (db: Db, actor: BusinessActor, repIds: readonly string[]): Promise<HiredRep[]> =>
  selectHired(db, actor, inArray(jobApplications.repId, [...repIds]));

/** The reps to whom a business can give courses, by their last application, newest first. */
export async function listHired(
  db: Db,
  actor: BusinessActor,
  { cursor, application }: { readonly cursor?: string | undefined; readonly application?: string | undefined },
): Promise<Page<GiftRep>> {
  const { appliedAt, id, repId } = jobApplications;
  const { behind } = pageBehind(cursor, [appliedAt, id]);
  const rows = await selectHired(
    db,
    actor,
    and(
      ne(repProfiles.userId, actor.userId),
      application === undefined
        ? undefined
        : sql`${repId} = (select named.rep_id from job_applications named where named.id = ${application})`,
      behind,
    ),
  ).limit(pageSize + 1);
  return pageOfRows(
    rows,
    pageSize,
    ({ appliedAt: at, applicationId }) => ({ at, id: applicationId }),
    ({ userId: _userId, appliedAt: _appliedAt, ...rep }) => rep,
  );
}
