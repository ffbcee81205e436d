import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { businessProfiles } from '../../../profiles/tables.ts';
import { engagements, milestones } from '../../tables.ts';
import { payHolds } from '../tables.ts';

/** These holds as their reps are notified of them. */
export async function describePayHolds(db: Db, holdIds: readonly string[]) {
  if (holdIds.length === 0) return [];
  const rows = await db
    .select({
      hold: payHolds,
      status: milestones.status,
      jobTitle: engagements.title,
      name: businessProfiles.companyName,
    })
    .from(payHolds)
    .innerJoin(milestones, eq(milestones.id, payHolds.milestoneId))
    .innerJoin(engagements, eq(engagements.id, payHolds.engagementId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, engagements.businessId))
    .where(inArray(payHolds.id, [...holdIds]));
  return rows.map(({ hold, status, jobTitle, name }) => ({
    ...{ holdId: hold.id, repId: hold.repId, engagementId: hold.engagementId, jobTitle, name },
    amountCents: Number(hold.amountCents),
    lifted: hold.liftedAt !== null,
    /** Placed by the decision of a dispute. */
    byDecision: hold.placedBy === null && status === 'resolved',
  }));
}
