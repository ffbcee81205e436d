import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import { engagementLimits } from '#contract/agreed-terms.ts';
import { addDays, startOfDay } from '#domain/shared/calendar-day.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { attendances } from '../../attendance/tables.ts';
import { engagements, milestoneSteps, milestones } from '../../tables.ts';

/** Attendance as the database aggregates it. */
interface AttendanceJson {
  readonly kind: 'in' | 'out' | 'waiting';
  readonly day: string;
  readonly at: string;
  readonly receivedAt: string;
}

/** Most milestones shown for a week; far more than any business has. */
export const mostOfWeek = 500;

const given = sql.placeholder;

const ofWeek = prepared('team_week', (db, name) =>
  db
    .select({
      engagementId: engagements.id,
      jobId: engagements.jobId,
      jobTitle: engagements.title,
      schedule: engagements.schedule,
      repName: repProfiles.fullName,
      phone: repProfiles.phone,
      milestoneId: milestones.id,
      days: milestones.days,
      status: milestones.status,
      heldCents: milestones.heldCents,
      attendances: sql<AttendanceJson[]>`coalesce((
        select json_agg(json_build_object('kind', a.kind, 'day', a.day, 'at', a.at, 'receivedAt', a.received_at))
        from ${attendances} a
        where a.milestone_id = ${milestones.id} and a.day between ${given('first')}::date and ${given('last')}::date), '[]')`,
      // Of a rep from standby, as they agreed. The table belongs to a feature of a higher rank.
      arrivesAt: sql<Date | null>`(
        select p.arrives_at from standby_places p where p.filled_by = ${engagements.id})`.mapWith(milestones.startsAt),
      vouchedAt: sql<Date | null>`(
        select max(s.created_at) from ${milestoneSteps} s
        where s.milestone_id = ${milestones.id} and s.move = 'vouch')`.mapWith(milestoneSteps.createdAt),
    })
    .from(milestones)
    .innerJoin(engagements, eq(engagements.id, milestones.engagementId))
    .innerJoin(repProfiles, eq(repProfiles.id, engagements.repId))
    .where(
      and(
        eq(milestones.businessId, given('businessId')),
        gte(milestones.startsAt, sql`${given('earliest')}::timestamptz`),
        lt(milestones.startsAt, sql`${given('until')}::timestamptz`),
        gt(milestones.endsAt, sql`${given('from')}::timestamptz`),
      ),
    )
    .orderBy(asc(milestones.startsAt), asc(milestones.id))
    .limit(mostOfWeek + 1)
    .prepare(name),
);

/** Milestones of a business that overlap the seven days from `first`, by start. At most `mostOfWeek` and one more. */
export function findWeek(db: Db, { businessId }: BusinessActor, first: string) {
  return ofWeek(db).execute({
    businessId,
    // A night shift of the day before may still run.
    first: addDays(first, -1),
    last: addDays(first, 6),
    // No milestone is longer, and its last shift may end on the day after.
    earliest: startOfDay(addDays(first, -engagementLimits.daysInOne - 1)).toISOString(),
    from: startOfDay(first).toISOString(),
    until: startOfDay(addDays(first, 7)).toISOString(),
  });
}

export type WeekRow = Awaited<ReturnType<typeof findWeek>>[number];
