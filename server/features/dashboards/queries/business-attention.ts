import { and, asc, between, eq, gt, lt, sql } from 'drizzle-orm';
import { engagementTimes } from '#contract/agreed-terms.ts';
import type { Attention } from '#contract/dashboards/dashboards.ts';
import { mostNamed } from '#contract/dashboards/options.ts';
import { addDays, dayInSouthAfrica, startOfDay } from '#domain/shared/calendar-day.ts';
import { now as productNow } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { interviews, jobApplications } from '../../applications/tables.ts';
import { engagements, milestones } from '../../engagements/tables.ts';
import { jobs } from '../../jobs/tables.ts';
import { repProfiles } from '../../profiles/tables.ts';

const ofBusiness = eq(interviews.businessId, sql.placeholder('businessId'));
const stillOn = eq(jobApplications.status, 'interview');
const firstOf = sql<Date>`min(${jobApplications.appliedAt})`.mapWith(jobApplications.appliedAt);

const selectInterviews = (db: Db) =>
  db
    .select({
      applicationId: interviews.applicationId,
      jobId: jobs.id,
      jobTitle: jobs.title,
      repName: repProfiles.fullName,
      acceptedTime: interviews.acceptedTime,
      answeredAt: interviews.answeredAt,
      answer: interviews.answer,
      minutes: interviews.minutes,
    })
    .from(interviews)
    .innerJoin(jobApplications, eq(jobApplications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(repProfiles, eq(repProfiles.id, interviews.repId));

/** Today's interviews, from the current one to the last. */
const today = prepared('attention_interviews_today', (db, name) =>
  selectInterviews(db)
    .where(
      and(
        ofBusiness,
        eq(interviews.status, 'accepted'),
        stillOn,
        gt(
          interviews.acceptedTime,
          sql`${sql.placeholder('now')}::timestamptz - make_interval(mins => ${interviews.minutes})`,
        ),
        lt(interviews.acceptedTime, sql`${sql.placeholder('tomorrow')}::timestamptz`),
      ),
    )
    .orderBy(asc(interviews.acceptedTime), asc(interviews.id))
    .limit(mostNamed)
    .prepare(name),
);

const declined = prepared('attention_interviews_declined', (db, name) =>
  selectInterviews(db)
    .where(and(ofBusiness, eq(interviews.status, 'declined'), stillOn))
    .orderBy(asc(interviews.answeredAt), asc(interviews.id))
    .limit(mostNamed)
    .prepare(name),
);

const waiting = prepared('attention_waiting', (db, name) => {
  const byJob = db
    .select({
      jobId: jobApplications.jobId,
      applicants: sql<number>`count(*)::int`.as('applicants'),
      since: firstOf.as('since'),
    })
    .from(jobApplications)
    .where(and(eq(jobApplications.businessId, sql.placeholder('businessId')), eq(jobApplications.status, 'pending')))
    .groupBy(jobApplications.jobId)
    .orderBy(asc(firstOf), asc(jobApplications.jobId))
    .limit(mostNamed)
    .as('by_job');
  return db
    .select({ jobId: byJob.jobId, jobTitle: jobs.title, applicants: byJob.applicants, since: byJob.since })
    .from(byJob)
    .innerJoin(jobs, eq(jobs.id, byJob.jobId))
    .orderBy(asc(byJob.since), asc(byJob.jobId))
    .prepare(name);
});

const unfunded = prepared('attention_funding', (db, name) => {
  const first = sql<Date>`min(${milestones.dueAt})`.mapWith(milestones.dueAt);
  return db
    .select({
      jobId: engagements.jobId,
      jobTitle: jobs.title,
      reps: sql<number>`count(distinct ${engagements.id})::int`,
      dueAt: first,
    })
    .from(milestones)
    .innerJoin(engagements, eq(engagements.id, milestones.engagementId))
    .innerJoin(jobs, eq(jobs.id, engagements.jobId))
    .where(
      and(
        eq(milestones.businessId, sql.placeholder('businessId')),
        // Spelt out, so that the planner can use the partial index.
        sql`${milestones.status} = 'agreed'`,
        gt(milestones.dueAt, sql`${sql.placeholder('now')}::timestamptz`),
        lt(milestones.dueAt, sql`${sql.placeholder('soon')}::timestamptz`),
      ),
    )
    .groupBy(engagements.jobId, jobs.title)
    .orderBy(asc(first), asc(engagements.jobId))
    .limit(mostNamed)
    .prepare(name);
});

const handedIn = prepared('attention_hand_ins', (db, name) =>
  db
    .select({
      engagementId: engagements.id,
      jobId: engagements.jobId,
      jobTitle: engagements.title,
      repName: repProfiles.fullName,
      dueAt: milestones.dueAt,
    })
    .from(milestones)
    .innerJoin(engagements, eq(engagements.id, milestones.engagementId))
    .innerJoin(repProfiles, eq(repProfiles.id, engagements.repId))
    .where(
      and(
        eq(milestones.businessId, sql.placeholder('businessId')),
        sql`${milestones.status} = 'submitted'`,
        gt(milestones.dueAt, sql`${sql.placeholder('now')}::timestamptz`),
      ),
    )
    .orderBy(asc(milestones.dueAt), asc(milestones.id))
    .limit(mostNamed)
    .prepare(name),
);

const closing = prepared('attention_closing', (db, name) =>
  db
    .select({
      jobId: jobs.id,
      jobTitle: jobs.title,
      closesOn: jobs.closesOn,
      pending: sql<number>`(
        select count(*)::int from ${jobApplications} a where a.job_id = ${jobs}.id and a.status = 'pending')`,
    })
    .from(jobs)
    .where(
      and(
        eq(jobs.businessId, sql.placeholder('businessId')),
        eq(jobs.status, 'active'),
        between(jobs.closesOn, sql.placeholder('today'), sql.placeholder('soon')),
      ),
    )
    .orderBy(asc(jobs.closesOn), asc(jobs.id))
    .limit(mostNamed)
    .prepare(name),
);

/** Days before its closing date from which a job is listed. */
const soonDays = 3;

/** The items that need a business's attention, most urgent first: those with a time, waiting people, then jobs. */
export async function findAttention(db: Db, businessId: string, now: Date): Promise<Attention[]> {
  const day = dayInSouthAfrica(now);
  const tomorrow = startOfDay(addDays(day, 1)).toISOString();
  // The clock of gigs, which a trial environment may move.
  const clock = productNow();
  const [meetings, toFund, toAccept, refused, queues, ending] = await Promise.all([
    today(db).execute({ businessId, now: now.toISOString(), tomorrow }),
    unfunded(db).execute({
      businessId,
      now: clock.toISOString(),
      // A later week can be paid for long before it starts, and is not urgent then.
      soon: new Date(clock.getTime() + engagementTimes.fundLaterFromHours * 3_600_000).toISOString(),
    }),
    handedIn(db).execute({ businessId, now: clock.toISOString() }),
    declined(db).execute({ businessId }),
    waiting(db).execute({ businessId }),
    closing(db).execute({ businessId, today: day, soon: addDays(day, soonDays) }),
  ]);
  return [
    ...meetings.map(({ answer: _, answeredAt: __, acceptedTime, ...row }) => ({
      ...row,
      kind: 'interview' as const,
      at: (acceptedTime ?? now).toISOString(),
    })),
    ...toFund.map((row) => ({ ...row, kind: 'funding' as const, dueAt: row.dueAt.toISOString() })),
    ...toAccept.map(({ dueAt, ...row }) => ({
      ...row,
      kind: 'hand_in' as const,
      dueAt: (dueAt ?? clock).toISOString(),
    })),
    ...refused.map(({ acceptedTime: _, minutes: __, answeredAt, ...row }) => ({
      ...row,
      kind: 'declined' as const,
      since: (answeredAt ?? now).toISOString(),
    })),
    ...queues.map((row) => ({ ...row, kind: 'waiting' as const, since: row.since.toISOString() })),
    ...ending.map((row) => ({ ...row, kind: 'closing' as const })),
  ];
}
