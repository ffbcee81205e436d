import { and, eq, gte, inArray } from 'drizzle-orm';
import { paidMinutes } from '#contract/jobs/shift-hours.ts';
import { takingStatuses } from '#domain/engagements/states.ts';
import { type Scheduled, workingDays } from '#domain/jobs/job-schedule.ts';
import { countedFrom, type DayWorked, daysOfWork, monthlyMinutes } from '#domain/labour/hours-together.ts';
import { startOfDay } from '#domain/shared/calendar-day.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { engagements, milestones } from '../tables.ts';

/** Statuses in which hours were agreed and are still to be worked, or were worked. */
const counted = takingStatuses.filter((status) => status !== 'accepted');

interface AgreedDay extends DayWorked {
  readonly engagementId: string;
  readonly repId: string;
}

/** The agreed days of some reps with a business, as far back as they count for work from a day on. */
export async function findAgreedDays(
  db: Db,
  businessId: string,
  repIds: readonly string[],
  firstDay: string,
): Promise<AgreedDay[]> {
  const rows = await db
    .select({
      engagementId: engagements.id,
      repId: engagements.repId,
      schedule: engagements.schedule,
      days: milestones.days,
    })
    .from(engagements)
    .innerJoin(milestones, eq(milestones.engagementId, engagements.id))
    .where(
      and(
        eq(engagements.businessId, businessId),
        inArray(engagements.repId, [...new Set(repIds)]),
        inArray(milestones.status, counted),
        gte(milestones.endsAt, startOfDay(countedFrom(firstDay))),
      ),
    );
  return rows.flatMap(({ engagementId, repId, schedule, days }) => {
    if (schedule === null) return [];
    const minutes = paidMinutes(schedule);
    return days.map((day) => ({ day, minutes, engagementId, repId }));
  });
}

interface AgreedGig extends Scheduled {
  readonly id: string;
  readonly repId: string;
}

/** The average minutes a month that each gig of a business leads to, agreed or not, with what its rep has agreed with the business otherwise. */
export async function findMinutesAMonth(db: Db, businessId: string, gigs: readonly AgreedGig[]): Promise<number[]> {
  const first = gigs.flatMap((gig) => workingDays(gig)[0] ?? []).toSorted()[0];
  if (first === undefined) return gigs.map(() => 0);
  const repIds = gigs.map(({ repId }) => repId);
  const byRep = Map.groupBy(await findAgreedDays(db, businessId, repIds, first), ({ repId }) => repId);
  return gigs.map((gig) => {
    const { id, repId } = gig;
    const [own, others] = partition(byRep.get(repId) ?? [], id);
    // A gig that isn’t agreed yet has no days of its own there.
    return monthlyMinutes(own.length > 0 ? own : daysOfWork(gig), others);
  });
}

/** The average minutes a month that work would lead to for each of these reps, with what they have agreed with the business. */
export async function findMinutesIfAgreed(
  db: Db,
  { businessId, repIds }: { readonly businessId: string; readonly repIds: readonly string[] },
  work: readonly DayWorked[],
): Promise<ReadonlyMap<string, number>> {
  const firstDay = work[0]?.day;
  if (firstDay === undefined || repIds.length === 0) return new Map();
  const byRep = Map.groupBy(await findAgreedDays(db, businessId, repIds, firstDay), ({ repId }) => repId);
  return new Map(repIds.map((repId) => [repId, monthlyMinutes(work, byRep.get(repId) ?? [])]));
}

/** A gig's own agreed days, without those of weeks that were cancelled or expired, and the days of other gigs. */
export function partition(days: readonly AgreedDay[], gigId: string): [own: DayWorked[], others: DayWorked[]] {
  const { own = [], others = [] } = Object.groupBy(days, ({ engagementId }) =>
    engagementId === gigId ? 'own' : 'others',
  );
  return [own, others];
}
