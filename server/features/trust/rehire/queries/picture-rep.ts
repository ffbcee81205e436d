import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { rehireLimits } from '#contract/trust/rehire-options.ts';
import type { RepPicture } from '#contract/trust/rep-picture.ts';
import { applicationTransitions } from '#domain/applications/application-lifecycle.ts';
import { takingStatuses } from '#domain/engagements/states.ts';
import { shiftOn } from '#domain/jobs/shifts.ts';
import { type DayWorked, monthlyMinutes } from '#domain/labour/hours-together.ts';
import { addDays, dayInSouthAfrica, daysFromTo } from '#domain/shared/calendar-day.ts';
import { refuseLegal } from '#domain/vetting/legal-state.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { users } from '../../../accounts/tables.ts';
import { jobApplications } from '../../../applications/tables.ts';
import { findAgreedDays } from '../../../engagements/queries/find-agreed-days.ts';
import { engagements, milestones } from '../../../engagements/tables.ts';
import { jobs } from '../../../jobs/tables.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { findLegalState } from '../../../vetting/queries/find-legal-state.ts';
import { readRepRecords } from '../../reliability/queries/read-records.ts';
import { isClosed, isKnown } from './check-team.ts';

interface Asked {
  readonly engagementId: string;
  readonly day?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The hours of a gig whose hours are still to be agreed. */
const usualHours = { from: '09:00', to: '17:00' };

/** A rep's free days, standby, reliability and gigs, as far as they concern the business of a gig. */
export async function pictureRep(
  db: Db,
  { businessId, userId }: BusinessActor,
  { engagementId, ...asked }: Asked,
): Promise<RepPicture> {
  const [found] = await db
    .select({
      repId: repProfiles.id,
      repName: repProfiles.fullName,
      schedule: engagements.schedule,
      closed: isClosed(userId),
      known: isKnown(businessId),
    })
    .from(engagements)
    .innerJoin(repProfiles, eq(repProfiles.id, engagements.repId))
    .innerJoin(users, eq(users.id, repProfiles.userId))
    .where(and(eq(engagements.id, engagementId), eq(engagements.businessId, businessId)));
  if (!found) throw new Refusal('engagement.not_found');
  const { repId, repName, schedule, closed, known } = found;
  const today = dayInSouthAfrica(now());
  const { from, to } = { ...(schedule ?? usualHours), ...(asked.from && asked.to ? asked : {}) } as typeof usualHours;
  const first = asked.day && asked.day > today ? asked.day : addDays(today, 1);
  const days = daysFromTo(first, addDays(first, rehireLimits.pictureDays - 1));
  // The same gate as for hiring: one that can't hire doesn't learn who is free.
  const told = known && !closed && refuseLegal(await findLegalState(db, userId, 'business')) === null;
  return {
    ...{ repName, hours: { from, to } },
    days: told ? await stateOfDays(db, { businessId, repId, days, hours: { from, to } }) : null,
    standby: await listStandby(db, businessId, repId),
    record: (await readRepRecords(db, [repId]))(repId),
    hoursTogether: sumHours(await findAgreedDays(db, businessId, [repId], today), today),
    ...(await listGigs(db, businessId, repId)),
  };
}

interface AskedDays {
  readonly businessId: string;
  readonly repId: string;
  readonly days: readonly string[];
  readonly hours: { readonly from: string; readonly to: string };
}

async function stateOfDays(
  db: Db,
  { businessId, repId, days, hours }: AskedDays,
): Promise<NonNullable<RepPicture['days']>> {
  const ranges = days.map((day) => {
    const { start, end } = shiftOn(day, hours);
    return `[${start.toISOString()},${end.toISOString()})`;
  });
  const { rows } = await db.execute<{ day: string; yours: boolean }>(sql`
    select asked.day, bool_or(o.business_id = ${businessId}::uuid) as yours
    from unnest(${sql.param(days)}::text[], ${sql.param(ranges)}::tstzrange[]) as asked (day, hours)
    join engagements o on o.rep_id = ${repId}::uuid
    join milestones m on m.engagement_id = o.id
    where m.status = any(${sql.param(takingStatuses)}::text[]) and shift_hours(m.days, o.schedule) && asked.hours
    group by asked.day`);
  const booked = new Map(rows.map(({ day, yours }) => [day, yours ? ('yours' as const) : ('not_free' as const)]));
  return days.map((day) => ({ day, state: booked.get(day) ?? 'free' }));
}

async function listStandby(db: Db, businessId: string, repId: string): Promise<RepPicture['standby']> {
  const rows = await db
    .select({ jobId: jobs.id, jobTitle: jobs.title, until: jobApplications.standbyUntil })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(
      and(
        eq(jobApplications.businessId, businessId),
        eq(jobApplications.repId, repId),
        inArray(jobApplications.status, applicationTransitions.accept.from),
        gt(jobApplications.standbyUntil, now()),
      ),
    )
    .orderBy(asc(jobApplications.standbyUntil), asc(jobs.id));
  return rows.map(({ until, ...job }) => ({ ...job, until: (until ?? now()).toISOString() }));
}

/** The latest gigs of a rep with the business, and their number. */
async function listGigs(db: Db, businessId: string, repId: string): Promise<Pick<RepPicture, 'times' | 'gigs'>> {
  const together = and(eq(engagements.businessId, businessId), eq(engagements.repId, repId));
  const [counted] = await db.select({ times: count() }).from(engagements).where(together);
  const rows = await db
    .select({
      engagementId: engagements.id,
      jobId: engagements.jobId,
      jobTitle: engagements.title,
      status: milestones.status,
      firstDay: sql<string | null>`(
        select min(d)::text from milestones a cross join unnest(a.days) d where a.engagement_id = ${engagements.id})`,
      lastDay: sql<string | null>`(
        select max(d)::text from milestones a cross join unnest(a.days) d where a.engagement_id = ${engagements.id})`,
    })
    .from(engagements)
    .innerJoin(milestones, and(eq(milestones.engagementId, engagements.id), eq(milestones.number, 1)))
    .where(together)
    .orderBy(desc(engagements.acceptedAt), desc(engagements.id))
    .limit(rehireLimits.pictureGigs);
  return { times: counted?.times ?? 0, gigs: rows };
}

function sumHours(agreed: readonly DayWorked[], today: string): RepPicture['hoursTogether'] {
  const month = today.slice(0, 7);
  const [current, others] = [true, false].map((inMonth) =>
    agreed.filter(({ day }) => day.startsWith(month) === inMonth),
  );
  return {
    thisMonth: (current ?? []).reduce((sum, { minutes }) => sum + minutes, 0),
    aMonth: monthlyMinutes(current ?? [], others ?? []),
  };
}
