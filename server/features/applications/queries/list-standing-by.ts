import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { StandingBy } from '#contract/applications/standby.ts';
import { applicationTransitions } from '#domain/applications/application-lifecycle.ts';
import { shiftsOf } from '#domain/jobs/shifts.ts';
import { begunShift } from '#domain/standby/rest-of-shift.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RepActor } from '../../accounts/access.ts';
import { jobs } from '../../jobs/tables.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { jobApplications } from '../tables.ts';

/** How many are listed. */
const most = 20;

/** The jobs that a rep stands by for, with their shifts to come and one whose rest can be offered, the first to end first. */
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
  const at = now();
  return rows.map(({ until, schedule, startDate, ...row }) => {
    const job = { schedule, startDate };
    const begun = begunShift(job, at)?.start.getTime();
    return {
      ...row,
      until: (until ?? at).toISOString(),
      shifts: shiftsOf(job)
        .filter(({ start }) => start > at || start.getTime() === begun)
        .map(({ day, start, end }) => ({ day, startsAt: start.toISOString(), endsAt: end.toISOString() })),
    };
  });
}
