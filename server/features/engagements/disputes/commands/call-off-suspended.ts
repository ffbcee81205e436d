import { and, eq, exists, gt, inArray, notInArray, or } from 'drizzle-orm';
import { overStatuses } from '#domain/engagements/lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';
import { engagements, milestones } from '../../tables.ts';
import { callOffAll } from './review-dispute.ts';

/** Both sides read it; why somebody is suspended is between them and the team. */
const reasons = {
  rep: 'The account of the rep is not open any more.',
  business: 'The account of the business is not open any more.',
} as const;

/**
 * Somebody is suspended. What has not begun of their work is called off because of them, and what runs is disputed by the team, as is
 * what is said about who was there. What is disputed already is decided by it too: who cannot speak here loses nothing by silence.
 */
export async function callOffSuspended(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  const ofRep = tx.db.select({ id: repProfiles.id }).from(repProfiles).where(eq(repProfiles.userId, userId));
  const ofBusiness = tx.db
    .select({ id: businessProfiles.id })
    .from(businessProfiles)
    .where(eq(businessProfiles.userId, userId));
  const running = tx.db
    .select({ id: milestones.id })
    .from(milestones)
    .where(
      and(
        eq(milestones.engagementId, engagements.id),
        or(notInArray(milestones.status, [...overStatuses]), gt(milestones.heldCents, 0n)),
      ),
    );
  const isRep = inArray(engagements.repId, ofRep);
  const found = await tx.db
    .select({ id: engagements.id, isRep })
    .from(engagements)
    .where(and(or(isRep, inArray(engagements.businessId, ofBusiness)), exists(running)))
    // In the order in which whoever pays holds them.
    .orderBy(engagements.id);
  for (const { id: engagementId, isRep } of found) {
    const because = isRep ? 'rep' : 'business';
    await callOffAll(tx, { engagementId, because, reason: reasons[because] }, ['take_up']);
    await tx.db
      .update(milestones)
      .set({ dueAt: null, remindAt: null })
      .where(and(eq(milestones.engagementId, engagementId), eq(milestones.status, 'disputed')));
  }
}
