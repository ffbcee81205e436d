import { and, eq, gt, lte, notInArray } from 'drizzle-orm';
import { engagementTimes } from '#contract/agreed-terms.ts';
import { codeDay } from '#domain/engagements/attendance.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { engagements, milestones } from '../../tables.ts';

const minutesFrom = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);

/** The day whose code a job's reps need at a moment. Until check-out closes, a shift uses the code of the day it started on. */
export async function findCodeDay(db: Db, jobId: string, moment: Date): Promise<string> {
  const agreed = await db
    .selectDistinct({ days: milestones.days, schedule: engagements.schedule })
    .from(milestones)
    .innerJoin(engagements, eq(engagements.id, milestones.engagementId))
    .where(
      and(
        eq(engagements.jobId, jobId),
        notInArray(milestones.status, ['lapsed', 'cancelled']),
        lte(milestones.startsAt, minutesFrom(moment, engagementTimes.checkInEarlyMinutes)),
        gt(milestones.endsAt, minutesFrom(moment, -60 * engagementTimes.checkOutLateHours)),
      ),
    );
  return codeDay(moment, agreed);
}
