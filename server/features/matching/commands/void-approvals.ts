import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { matchJobs, matchProposals } from '../tables.ts';

/** Voids the approvals of edited jobs, which the team has to read again. */
export const voidApprovalsForJobs = (tx: Tx, jobIds: readonly string[]): Promise<void> =>
  voidApprovals(tx, jobIds, inArray(matchProposals.jobId, [...jobIds]));

/** Voids the approvals of a rep whose profile was edited. */
export async function voidApprovalsOfRep(tx: Tx, repId: string): Promise<void> {
  const ofRep = eq(matchProposals.repId, repId);
  const rows = await tx.db
    .select({ jobId: matchProposals.jobId })
    .from(matchProposals)
    .where(and(ofRep, ne(matchProposals.state, 'dropped')));
  await voidApprovals(
    tx,
    rows.map(({ jobId }) => jobId),
    ofRep,
  );
}

/** Returns approved proposals to the team's queue. */
async function voidApprovals(tx: Tx, jobIds: readonly string[], which: SQL): Promise<void> {
  if (jobIds.length === 0) return;
  // Waits for a review in progress: its decisions are made first, and voided like the rest.
  await tx.db
    .select({ jobId: matchJobs.jobId })
    .from(matchJobs)
    .where(inArray(matchJobs.jobId, [...jobIds]))
    .orderBy(matchJobs.jobId)
    .for('update');
  const voided = await tx.db
    .update(matchProposals)
    .set({ state: 'proposed', place: null, reviewedBy: null, reviewedAt: null, rankSeen: null, reason: null })
    .where(and(which, eq(matchProposals.state, 'approved')))
    .returning({ jobId: matchProposals.jobId });
  if (voided.length === 0) return;
  await tx.db
    .update(matchJobs)
    .set({ waitingSince: sql`coalesce(${matchJobs.waitingSince}, now())` })
    .where(
      inArray(
        matchJobs.jobId,
        voided.map(({ jobId }) => jobId),
      ),
    );
}
