import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Answer } from '#contract/endpoint.ts';
import { matchingLimits } from '#contract/matching/options.ts';
import type { suggestionsApi } from '#contract/matching/suggestions.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { findOwnJob } from '../../jobs/queries/own-jobs.ts';
import { readSettingsNow } from '../../operators/queries/read-settings.ts';
import { readRepRecords } from '../../trust/reliability/queries/read-records.ts';
import { countInvitationsLeft } from '../invitations/queries/count-left.ts';
import { presentSuggested } from '../present.ts';
import { matchJobs, matchProposals } from '../tables.ts';
import { type Explained, explainPairs } from './explain-pairs.ts';
import type { ActiveModel } from './read-model.ts';
import { type SelectedProposal, selectProposals } from './select-proposals.ts';

const { state } = matchProposals;

/** Reps who may be shown to a business now. With the review on, only those that the team approved. */
export async function findSuggestible(db: Db, jobId: string): Promise<SelectedProposal[]> {
  const { reviewMatches, repsPayNothing: free } = await readSettingsNow(db);
  const where = reviewMatches ? eq(state, 'approved') : ne(state, 'dropped');
  return selectProposals(db, { jobId, free, where }).limit(matchingLimits.suggestions);
}

/** Whether the job is in the team's queue: once enough reps are approved, the others aren't reviewed. */
async function waits(db: Db, jobId: string): Promise<boolean> {
  const { reviewMatches } = await readSettingsNow(db);
  if (!reviewMatches) return false;
  return (await db.$count(matchJobs, and(eq(matchJobs.jobId, jobId), isNotNull(matchJobs.waitingSince)))) > 0;
}

export interface Suggested {
  readonly active: ActiveModel;
  readonly shown: readonly Explained[];
  readonly answer: Answer<typeof suggestionsApi.list>;
}

/** Reps who fit a job of the actor, with reasons. */
export async function suggestReps(db: Db, actor: BusinessActor, jobId: string): Promise<Suggested> {
  const job = await findOwnJob(db, actor, jobId);
  const rows = job.status === 'active' ? await findSuggestible(db, jobId) : [];
  const pairs = rows.map(({ rep, stamp }) => ({ jobId, repId: rep.repId, stamp }));
  const { active, explained } = await explainPairs(db, pairs);
  const recordOf = await readRepRecords(
    db,
    rows.map(({ rep }) => rep.repId),
  );
  return {
    active,
    shown: explained.flatMap((one) => one ?? []),
    answer: {
      items: rows.flatMap((row, index) => {
        const reasons = explained[index]?.reasons('business');
        return reasons ? [{ ...presentSuggested(row), reasons, record: recordOf(row.rep.repId) }] : [];
      }),
      waiting: await waits(db, jobId),
      invitationsLeft: await countInvitationsLeft(db, actor.businessId),
    },
  };
}
