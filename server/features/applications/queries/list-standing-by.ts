import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { StandingBy } from '#contract/applications/standby.ts';
import { applicationTransitions } from '#domain/applications/application-lifecycle.ts';
import { shiftsOf } from '#domain/jobs/shifts.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RepActor } from '../../accounts/access.ts';
import { jobs } from '../../jobs/tables.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { jobApplications } from '../tables.ts';

/** How many are listed. */
const most = 20;

/** The jobs that a rep stands by for, with their shifts to come, the first to end first. */
export async function listStandingBy(db: Db, { repId }: RepActor): Promise<StandingBy[]> {
  const rows = await db
    .select({
      applicationId: jobApplications.id,
      jobId: jobs.id,
      jobTitle: jobs.title,
      companyName: businessProfiles.companyName,
      until: jobApplications.standbyUntil,
      schedule: jobs.schedule,
      startDate: jobs.startDate,
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .where(
      and(
        eq(jobApplications.repId, repId),
        inArray(jobApplications.status, applicationTransitions.accept.from),
        gt(jobApplications.standbyUntil, now()),
        ne(jobs.status, 'taken_down'),
      ),
    )
    .orderBy(asc(jobApplications.standbyUntil), asc(jobApplications.id))
    .limit(most);
  return rows.map(({ until, schedule, startDate, ...row }) => ({
    ...row,
    until: (until ?? now()).toISOString(),
    shifts: shiftsOf({ schedule, startDate })
      .filter(({ start }) => start > now())
      .map(({ day, start, end }) => ({ day, startsAt: start.toISOString(), endsAt: end.toISOString() })),
  }));
}
