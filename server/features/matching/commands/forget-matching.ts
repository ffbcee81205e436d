import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { jobs } from '../../jobs/tables.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import { matchAlerts } from '../alerts/tables.ts';
import { toldGenders } from '../fairness/tables.ts';
import { matchChoices, matchDismissals, matchImpressions, matchInvitations, matchLooks } from '../tables/shown.ts';
import { matchJobs, matchProposals, matchReps, matchRepTerms } from '../tables.ts';

const ofRep = [
  matchRepTerms,
  matchReps,
  matchProposals,
  matchImpressions,
  matchDismissals,
  matchInvitations,
  matchChoices,
  matchLooks,
  matchAlerts,
  toldGenders,
];

/** The account is gone: how it was matched goes with it. */
export async function forgetMatching(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  const rep = tx.db.select({ id: repProfiles.id }).from(repProfiles).where(eq(repProfiles.userId, userId));
  for (const table of ofRep) await tx.db.delete(table).where(inArray(table.repId, rep));
  const business = tx.db
    .select({ id: businessProfiles.id })
    .from(businessProfiles)
    .where(eq(businessProfiles.userId, userId));
  const own = tx.db.select({ id: jobs.id }).from(jobs).where(inArray(jobs.businessId, business));
  await tx.db.delete(matchProposals).where(inArray(matchProposals.jobId, own));
  await tx.db.delete(matchJobs).where(inArray(matchJobs.jobId, own));
  await tx.db.delete(matchInvitations).where(inArray(matchInvitations.businessId, business));
  await tx.db
    .delete(matchImpressions)
    .where(and(eq(matchImpressions.side, 'business'), inArray(matchImpressions.jobId, own)));
}
