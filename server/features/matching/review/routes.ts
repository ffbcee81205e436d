import { matchReviewApi } from '#contract/matching/review.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { writeAsAdmin } from '../../operators/access/write-as-admin.ts';
import { claimMatchJob, releaseMatchJob } from './commands/claim-job.ts';
import { decideProposals, orderProposals } from './commands/decide-proposals.ts';
import { countWaiting, listMatchJobs } from './queries/list-match-jobs.ts';
import { measureAgreement } from './queries/measure-agreement.ts';
import { reviewJob } from './queries/review-job.ts';

const on = ({ params }: { readonly params: { readonly jobId: string } }) => ({ type: 'job', id: params.jobId });

export const reviewRoutes: readonly Route[] = [
  read(matchReviewApi.list, (db, actor, { query }) => listMatchJobs(db, actor, query.cursor)),
  read(matchReviewApi.counts, countWaiting),
  read(matchReviewApi.agreement, measureAgreement),
  writeAsAdmin(matchReviewApi.show, { name: 'match.view', on }, (tx, actor, { params }) =>
    reviewJob(tx.db, actor, params.jobId),
  ),
  write(matchReviewApi.claim, async (tx, actor, { params }) => {
    await claimMatchJob(tx, actor, params.jobId);
    return { claim: (await reviewJob(tx.db, actor, params.jobId)).claim };
  }),
  write(matchReviewApi.release, (tx, actor, { params }) => releaseMatchJob(tx, actor, params.jobId)),
  writeAsAdmin(
    matchReviewApi.decide,
    {
      name: 'match.decide',
      on,
      reason: ({ body }) =>
        body.decisions.map(({ repId, state, reason }) => `${state} ${repId}${reason ? `: ${reason}` : ''}`).join('; '),
    },
    async (tx, actor, { params, body }) => {
      await decideProposals(tx, actor, { ...params, ...body });
      return reviewJob(tx.db, actor, params.jobId);
    },
  ),
  writeAsAdmin(matchReviewApi.order, { name: 'match.order', on }, async (tx, actor, { params, body }) => {
    await orderProposals(tx, actor, { ...params, ...body });
    return reviewJob(tx.db, actor, params.jobId);
  }),
];
