import { and, eq, gte, inArray } from 'drizzle-orm';
import type { MilestoneStatus } from '#contract/engagements/options.ts';
import { type Scheduled, workingDays } from '#domain/jobs/job-schedule.ts';
import { countedFrom, type DayWorked, daysOfWork, monthlyMinutes } from '#domain/labour/hours-together.ts';
import { startOfDay } from '#domain/shared/calendar-day.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { engagements, milestones } from '../tables.ts';

/** Statuses in which hours were agreed and are still to be worked, or were worked. */
const counted: MilestoneStatus[] = [
  'agreed',
  'funded',
  'confirmed',
  'active',
  'submitted',
  'completed',
  'disputed',
  'resolved',
];

interface Pair extends Scheduled {
  readonly id: string;
  readonly repId: string;
}

interface AgreedDay extends DayWorked {
  readonly engagementId: string;
  readonly repId: string;
}

/** The agreed days of some reps with a business, as far back as they count for the first of these gigs. */
async function findAgreedDays(db: Db, businessId: string, gigs: readonly Pair[]): Promise<AgreedDay[]> {
  const first = gigs.flatMap((gig) => workingDays(gig)[0] ?? []).toSorted()[0];
  if (first === undefined) return [];
  const from = countedFrom(first);
  const rows = await db
    .select({
      engagementId: engagements.id,
      repId: engagements.repId,
      schedule: engagements.schedule,
      startDate: engagements.startDate,
      days: milestones.days,
    })
    .from(engagements)
    .innerJoin(milestones, eq(milestones.engagementId, engagements.id))
    .where(
      and(
        eq(engagements.businessId, businessId),
        inArray(engagements.repId, [...new Set(gigs.map(({ repId }) => repId))]),
        inArray(milestones.status, counted),
        gte(milestones.endsAt, startOfDay(from)),
      ),
    );
  return rows.flatMap(({ engagementId, repId, days, ...work }) =>
    daysOfWork(work)
      .filter(({ day }) => days.includes(day))
      .map((worked) => ({ ...worked, engagementId, repId })),
  );
}

/** The average minutes a month that each gig of a business leads to, with what its rep has agreed with the business otherwise. */
export async function findMinutesAMonth(db: Db, businessId: string, gigs: readonly Pair[]): Promise<number[]> {
  const agreed = await findAgreedDays(db, businessId, gigs);
  return gigs.map((gig) => {
    const others = agreed.filter(({ repId, engagementId }) => repId === gig.repId && engagementId !== gig.id);
    return monthlyMinutes(daysOfWork(gig), others);
  });
}
