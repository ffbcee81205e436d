import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GigHistory } from '#domain/reliability/gig-entries.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { attendances } from '../../../engagements/attendance/tables.ts';
import { engagements, milestoneSteps, milestones } from '../../../engagements/tables.ts';
import { engagementTerms, termsSignatures } from '../../../engagements/terms/tables.ts';
import { standbyPlaces } from '../../standby/tables.ts';

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
  const signed = await db
    .select({ engagementId: engagementTerms.engagementId, createdAt: engagementTerms.createdAt })
    .from(termsSignatures)
    .innerJoin(
      engagementTerms,
      and(
        eq(engagementTerms.engagementId, termsSignatures.engagementId),
        eq(engagementTerms.version, termsSignatures.version),
      ),
    )
    .where(
      and(
        eq(termsSignatures.side, 'rep'),
        inArray(
          termsSignatures.engagementId,
          rows.map(({ engagement }) => engagement.id),
        ),
      ),
    )
    .orderBy(desc(engagementTerms.version));
  // Terms that the rep agreed to later are a change: the first ones are the answer.
  const askedAt = new Map(signed.map(({ engagementId, createdAt }) => [engagementId, createdAt]));
  const earlier = alias(milestones, 'earlier');
  const before = Map.groupBy(
    await db
      .selectDistinct({ milestoneId: milestones.id, move: milestoneSteps.move })
      .from(milestones)
      .innerJoin(earlier, and(eq(earlier.engagementId, milestones.engagementId), lt(earlier.number, milestones.number)))
      .innerJoin(milestoneSteps, eq(milestoneSteps.milestoneId, earlier.id))
      .where(inArray(milestones.id, ids)),
    ({ milestoneId }) => milestoneId,
  );
  const attended = Map.groupBy(
    await db.select().from(attendances).where(inArray(attendances.milestoneId, ids)),
    ({ milestoneId }) => milestoneId,
  );
  const places = await db
    .select({ id: standbyPlaces.filledBy, arrivesAt: standbyPlaces.arrivesAt, automatic: standbyPlaces.automatic })
    .from(standbyPlaces)
    .where(inArray(standbyPlaces.filledBy, [...new Set(rows.map(({ engagement }) => engagement.id))]));
  const standby = new Map(places.map(({ id, arrivesAt, automatic }) => [id, arrivesAt && { arrivesAt, automatic }]));
  return rows.map(({ milestone, engagement }) => ({
    ...{ milestoneId: milestone.id, repId: engagement.repId, businessId: engagement.businessId },
    ...{
      number: milestone.number,
      movesBefore: (before.get(milestone.id) ?? []).map(({ move }) => move),
      askedAt: askedAt.get(engagement.id) ?? engagement.acceptedAt,
    },
    ...{ start: milestone.startsAt, schedule: engagement.schedule, payCents: milestone.payCents },
    earnedCents: milestone.repCents + (engagement.feeBearer === 'rep' ? milestone.platformCents : 0n),
    chargedBackAt: milestone.chargedBackAt,
    standby: standby.get(engagement.id) ?? null,
    steps: (steps.get(milestone.id) ?? []).map(({ createdAt: at, ...step }) => ({ ...step, at })),
    attendances: attended.get(milestone.id) ?? [],
  }));
}
