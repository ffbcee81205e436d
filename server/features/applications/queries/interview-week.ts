import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { WeekInterview } from '#contract/applications/interview-week.ts';
import { addDays, startOfDay } from '#domain/calendar-day.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { jobs } from '../../jobs/tables.ts';
import { repProfiles } from '../../profiles/tables.ts';
import { interviews, jobApplications } from '../tables.ts';

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
        eq(interviews.businessId, sql.placeholder('businessId')),
        eq(interviews.status, 'accepted'),
        eq(jobApplications.status, 'interview'),
        gte(interviews.acceptedTime, sql`${sql.placeholder('from')}::timestamptz`),
        lt(interviews.acceptedTime, sql`${sql.placeholder('until')}::timestamptz`),
      ),
    )
    .orderBy(asc(interviews.acceptedTime), asc(interviews.id))
    .prepare(name),
);

/** The interviews of the seven days from that one on. */
export async function findInterviewWeek(db: Db, { businessId }: BusinessActor, from: string): Promise<WeekInterview[]> {
  const [begin, until] = [from, addDays(from, 7)].map((day) => startOfDay(day).toISOString());
  const rows = await between(db).execute({ businessId, from: begin, until });
  return rows.flatMap(({ at, ...row }) => (at === null ? [] : [{ ...row, at: at.toISOString() }]));
}
