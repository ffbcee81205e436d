import { asc, eq, inArray } from 'drizzle-orm';
import type { GigHistory } from '#domain/reliability/gig-entries.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { attendances } from '../../../engagements/attendance/tables.ts';
import { engagements, milestoneSteps, milestones } from '../../../engagements/tables.ts';

export interface OwnedHistory extends GigHistory {
  readonly repId: string;
  readonly businessId: string;
}

/** The history of milestones, from which their entries are worked out. */
export async function readHistories(db: Db, milestoneIds: readonly string[]): Promise<OwnedHistory[]> {
  if (milestoneIds.length === 0) return [];
  const ids = [...milestoneIds];
  const rows = await db
    .select({ milestone: milestones, engagement: engagements })
    .from(milestones)
    .innerJoin(engagements, eq(engagements.id, milestones.engagementId))
    .where(inArray(milestones.id, ids));
  const steps = Map.groupBy(
    await db
      .select()
      .from(milestoneSteps)
      .where(inArray(milestoneSteps.milestoneId, ids))
      .orderBy(asc(milestoneSteps.milestoneId), asc(milestoneSteps.id)),
    ({ milestoneId }) => milestoneId,
  );
  const attended = Map.groupBy(
    await db.select().from(attendances).where(inArray(attendances.milestoneId, ids)),
    ({ milestoneId }) => milestoneId,
  );
  return rows.map(({ milestone, engagement }) => ({
    ...{ milestoneId: milestone.id, repId: engagement.repId, businessId: engagement.businessId },
    ...{ number: milestone.number, acceptedAt: engagement.acceptedAt },
    ...{ start: milestone.startsAt, schedule: engagement.schedule, payCents: milestone.payCents },
    earnedCents: milestone.repCents + (engagement.feeBearer === 'rep' ? milestone.platformCents : 0n),
    chargedBackAt: milestone.chargedBackAt,
    steps: (steps.get(milestone.id) ?? []).map(({ createdAt: at, ...step }) => ({ ...step, at })),
    attendances: attended.get(milestone.id) ?? [],
  }));
}
