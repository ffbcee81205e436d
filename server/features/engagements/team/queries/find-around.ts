import { and, desc, eq, notExists, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { isBarred } from '../../../accounts/queries/is-barred.ts';
import { users } from '../../../accounts/tables.ts';
import { barsAnother, withdrawnAt } from '../../../applications/queries/bars-another.ts';
import { jobApplications } from '../../../applications/tables.ts';
import { jobs } from '../../../jobs/tables.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { favouriteReps, jobInvitations } from '../tables.ts';

/** Only the newest jobs are offered. */
const mostJobs = 20;

/** Whether the rep is a favourite of the business, and still has an account. */
export async function findRepStatus(db: Db, { businessId }: BusinessActor, repId: string) {
  const [row] = await db
    .select({
      gone: sql<boolean>`(${users}.deleted_at is not null or ${isBarred})`,
      favourite: sql<boolean>`exists (
        select from ${favouriteReps} f where f.business_id = ${businessId} and f.rep_id = ${repProfiles.id})`,
    })
    .from(repProfiles)
    .innerJoin(users, eq(users.id, repProfiles.userId))
    .where(eq(repProfiles.id, repId));
  return row ?? { gone: true, favourite: false };
}

/** Jobs of a business that accept applications and for which this rep hasn't applied, or withdrew. */
export function findOpenJobs(db: Db, { businessId }: BusinessActor, repId: string, today: string) {
  return db
    .select({
      jobId: jobs.id,
      jobTitle: jobs.title,
      invited: sql<boolean>`exists (
        select from ${jobInvitations} i where i.job_id = ${jobs.id} and i.rep_id = ${repId}
          and i.invited_at > coalesce(${withdrawnAt(jobs.id, repId)}, '-infinity'))`,
    })
    .from(jobs)
    .where(
      and(
        eq(jobs.businessId, businessId),
        eq(jobs.status, 'active'),
        sql`${jobs.closesOn} >= ${today}::date`,
        notExists(
          db
            .select({ id: jobApplications.id })
            .from(jobApplications)
            .where(and(eq(jobApplications.jobId, jobs.id), eq(jobApplications.repId, repId), barsAnother)),
        ),
      ),
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(mostJobs);
}
