import { and, asc, eq, ne, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { jobs } from '../../jobs/tables.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { jobApplications } from '../tables.ts';

/** These days, with the day before and after each: as far as a shift past midnight or the way between two gigs can reach. */
export const nearDays = (days: SQLWrapper) =>
  sql`(select array_agg(day + step) from unnest(${days}) as day, generate_series(-1, 1) as step)`;

/** Other jobs for which the rep was accepted and that have a day on, before or after one of this job. */
export function findAcceptedWork(db: Db, repId: string, jobId: string) {
  return db
    .select({
      jobId: jobs.id,
      title: jobs.title,
      companyName: businessProfiles.companyName,
      schedule: jobs.schedule,
      startDate: jobs.startDate,
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .where(
      and(
        eq(jobApplications.repId, repId),
        eq(jobApplications.status, 'accepted'),
        ne(jobApplications.jobId, jobId),
        sql`${jobs.workingDays} && ${nearDays(sql`(select this.working_days from ${jobs} this where this.id = ${jobId})`)}`,
      ),
    )
    .orderBy(asc(jobs.startDate), asc(jobs.id));
}
