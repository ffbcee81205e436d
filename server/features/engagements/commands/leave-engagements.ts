import { and, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import { overStatuses } from '#domain/engagements/lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { storedFiles } from '../../files/tables.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import { attendances, workPictures } from '../attendance/tables.ts';
import { disputeEvidence } from '../disputes/tables.ts';
import { engagements, milestones } from '../tables.ts';
import { engagementTerms } from '../terms/tables.ts';

/**
 * An account is to be deleted: not before its work is over and nothing is held for it. The record of it stays, without where
 * anybody was and what it looked like.
 */
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
  const ownMilestones = tx.db
    .select({ id: milestones.id })
    .from(milestones)
    .innerJoin(engagements, eq(engagements.id, milestones.engagementId))
    .where(inArray(engagements.repId, ofRep));
  await tx.db
    .update(attendances)
    .set({ latitude: null, longitude: null, pictureId: null })
    .where(inArray(attendances.milestoneId, ownMilestones));
  // What was said and decided stays; the pictures go with their owner.
  const ownFiles = tx.db.select({ id: storedFiles.id }).from(storedFiles).where(eq(storedFiles.ownerId, userId));
  await tx.db.delete(disputeEvidence).where(inArray(disputeEvidence.fileId, ownFiles));
  await tx.db.delete(workPictures).where(inArray(workPictures.fileId, ownFiles));
  // Terms that nobody signed prove nothing; those that somebody signed stand in the log of signatures.
  const left = tx.db.select({ id: engagements.id }).from(engagements).where(own);
  await tx.db
    .delete(engagementTerms)
    .where(and(isNotNull(engagementTerms.body), inArray(engagementTerms.engagementId, left)));
}
