import { and, eq, exists, gt, inArray, isNull, notInArray, or } from 'drizzle-orm';
import { overStatuses } from '#domain/engagements/lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';
import { engagements, milestones } from '../../tables.ts';
import { cancelAll } from './review-dispute.ts';

/** Both sides read it. Why a user is suspended stays between them and our team. */
const reasons = {
  rep: 'The rep’s account is no longer active.',
  business: 'The business’s account is no longer active.',
} as const;

/**
 * Cancels or disputes the gigs of a suspended user. What hasn't begun is cancelled on their account. What is in progress, and reports about
 * attendance, are disputed by the team. Existing disputes are left to an admin too: the user can't make statements, and must not lose by silence.
 * A decision that an admin made already is carried out at its time.
 */
export async function cancelGigsOfSuspended(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
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
    // In the lock order of payments.
    .orderBy(engagements.id);
  for (const { id: engagementId, isRep } of found) {
    const because = isRep ? 'rep' : 'business';
    await cancelAll(tx, { engagementId, because, reason: reasons[because] }, ['take_up']);
    await tx.db
      .update(milestones)
      .set({ dueAt: null, remindAt: null })
      .where(
        and(
          eq(milestones.engagementId, engagementId),
          eq(milestones.status, 'disputed'),
          isNull(milestones.ruledCents),
        ),
      );
  }
}
