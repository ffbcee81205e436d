import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import { overStatuses } from '#domain/engagements/lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import { engagements, milestones } from '../tables.ts';

/** Refuses to delete an account while gigs are unfinished or money is held for them. */
export async function leaveEngagements(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  const ofRep = tx.db.select({ id: repProfiles.id }).from(repProfiles).where(eq(repProfiles.userId, userId));
  const ofBusiness = tx.db
    .select({ id: businessProfiles.id })
    .from(businessProfiles)
    .where(eq(businessProfiles.userId, userId));
  const own = or(inArray(engagements.repId, ofRep), inArray(engagements.businessId, ofBusiness));
  const running = await tx.db
    .select({ id: milestones.id })
    .from(engagements)
    .innerJoin(milestones, eq(milestones.engagementId, engagements.id))
    .where(and(own, or(notInArray(milestones.status, [...overStatuses]), sql`${milestones.heldCents} > 0`)))
    .limit(1);
  if (running.length > 0) throw new Refusal('engagement.running');
}
