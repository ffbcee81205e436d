import { recommendedApi } from '#contract/matching/recommended.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { dismissJob, undoDismissal } from './commands/dismiss-job.ts';
import { logImpressions } from './commands/log-impressions.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { modelRoutes } from './models/routes.ts';
import { listDismissed } from './queries/list-dismissed.ts';
import { recommendJobs } from './queries/recommend-jobs.ts';
import { reviewRoutes } from './review/routes.ts';

export const matchingRoutes: readonly Route[] = [
  write(recommendedApi.list, async (tx, actor, { query }) => {
    const { active, firstRank, shown, page } = await recommendJobs(tx.db, actor, query);
    logImpressions(tx, active, { side: 'rep', policy: 'recommended', firstRank, items: shown });
    return page;
  }),
  read(recommendedApi.dismissed, (db, actor, { query }) => listDismissed(db, actor, query.cursor)),
  write(recommendedApi.dismiss, (tx, actor, { params, body }) => dismissJob(tx, actor, { ...params, ...body })),
  write(recommendedApi.undo, (tx, actor, { params }) => undoDismissal(tx, actor, params.jobId)),
  ...invitationRoutes,
  ...reviewRoutes,
  ...modelRoutes,
];
