import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { jobs } from '../../jobs/tables.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { jobApplications } from '../tables.ts';

/** The other jobs with days for which the rep was accepted. */
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
        isNotNull(jobs.workingDays),
      ),
    )
    .orderBy(asc(jobs.startDate), asc(jobs.id));
}
