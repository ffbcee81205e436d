import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { interviewWeekApi } from '#contract/applications/interview-week.ts';
import type { Answer } from '#contract/endpoint.ts';
import { addDays, startOfDay } from '#domain/shared/calendar-day.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { jobs } from '../../jobs/tables.ts';
import { repProfiles } from '../../profiles/tables.ts';
import { interviews, jobApplications } from '../tables.ts';

const agreedWithBusiness = and(
  eq(interviews.businessId, sql.placeholder('businessId')),
  eq(interviews.status, 'accepted'),
  eq(jobApplications.status, 'interview'),
);

const between = prepared('interviews_between', (db, name) =>
  db
    .select({
      interviewId: interviews.id,
      applicationId: interviews.applicationId,
      jobId: jobs.id,
      jobTitle: jobs.title,
      repName: repProfiles.fullName,
      at: interviews.acceptedTime,
      minutes: interviews.minutes,
      place: interviews.place,
      link: interviews.link,
    })
    .from(interviews)
    .innerJoin(jobApplications, eq(jobApplications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(repProfiles, eq(repProfiles.id, interviews.repId))
    .where(
      and(
        agreedWithBusiness,
        gte(interviews.acceptedTime, sql`${sql.placeholder('from')}::timestamptz`),
        lt(interviews.acceptedTime, sql`${sql.placeholder('until')}::timestamptz`),
      ),
    )
    .orderBy(asc(interviews.acceptedTime), asc(interviews.id))
    .prepare(name),
);

const firstFrom = prepared('interviews_first_from', (db, name) =>
  db
    .select({ at: interviews.acceptedTime })
    .from(interviews)
    .innerJoin(jobApplications, eq(jobApplications.id, interviews.applicationId))
    .where(and(agreedWithBusiness, gte(interviews.acceptedTime, sql`${sql.placeholder('from')}::timestamptz`)))
    .orderBy(asc(interviews.acceptedTime))
    .limit(1)
    .prepare(name),
);

/** Interviews of the seven days from `from`, and the start of the first one after them. */
export async function findInterviewWeek(
  db: Db,
  { businessId }: BusinessActor,
  from: string,
): Promise<Answer<typeof interviewWeekApi.show>> {
  const [begin, until] = [from, addDays(from, 7)].map((day) => startOfDay(day).toISOString());
  const [rows, [next]] = await Promise.all([
    between(db).execute({ businessId, from: begin, until }),
    firstFrom(db).execute({ businessId, from: until }),
  ]);
  return {
    items: rows.flatMap(({ at, ...row }) => (at === null ? [] : [{ ...row, at: at.toISOString() }])),
    nextAt: next?.at?.toISOString() ?? null,
  };
}
