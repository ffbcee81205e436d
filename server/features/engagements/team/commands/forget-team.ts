import { eq, inArray, or } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';
import { favouriteReps, jobInvitations } from '../tables.ts';

/** An account is gone: nobody has it among their favourites any more, or is invited. */
export async function forgetTeam(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  const rep = tx.db.select({ id: repProfiles.id }).from(repProfiles).where(eq(repProfiles.userId, userId));
  const business = tx.db
    .select({ id: businessProfiles.id })
    .from(businessProfiles)
    .where(eq(businessProfiles.userId, userId));
  await tx.db
    .delete(favouriteReps)
    .where(or(inArray(favouriteReps.repId, rep), inArray(favouriteReps.businessId, business)));
  await tx.db.delete(jobInvitations).where(inArray(jobInvitations.repId, rep));
}
