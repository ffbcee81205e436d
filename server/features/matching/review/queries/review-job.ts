import { eq } from 'drizzle-orm';
import type { MatchJobReview } from '#contract/matching/review.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { presentJob } from '../../../jobs/present.ts';
import { findJob } from '../../../jobs/queries/find-job.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { readSettingsNow } from '../../../operators/queries/read-settings.ts';
import { adminUsers } from '../../../operators/tables.ts';
import { explainPairs } from '../../queries/explain-pairs.ts';
import { selectProposals } from '../../queries/select-proposals.ts';
import { matchJobs } from '../../tables.ts';
import { presentClaim, presentReviewed } from '../present.ts';
import { claimColumns } from './list-match-jobs.ts';

/** An open job with all its proposals and reasons. */
export async function reviewJob(db: Db, actor: AdminActor, jobId: string): Promise<MatchJobReview> {
  const [head] = await db
    .select({ ...claimColumns, matchedAt: matchJobs.matchedAt })
    .from(matchJobs)
    .leftJoin(adminUsers, eq(adminUsers.id, matchJobs.claimedBy))
    .where(eq(matchJobs.jobId, jobId));
  const job = await findJob(db, jobId);
  if (!head || job?.status !== 'active') throw new Refusal('match.not_found');
  const { repsPayNothing: free } = await readSettingsNow(db);
  const rows = await selectProposals(db, { jobId, free });
  const pairs = rows.map(({ rep, stamp }) => ({ jobId, repId: rep.repId, stamp }));
  const { explained } = await explainPairs(db, pairs);
  return {
    job: presentJob(job),
    matchedAt: head.matchedAt.toISOString(),
    claim: presentClaim(actor, head),
    proposals: rows.flatMap((row, index) => {
      const one = explained[index];
      return one ? [presentReviewed(row, one)] : [];
    }),
  };
}
