import { matchChoicesApi } from '#contract/matching/choices.ts';
import { recommendedApi } from '#contract/matching/recommended.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { dismissJob, undoDismissal } from './commands/dismiss-job.ts';
import { logImpressions } from './commands/log-impressions.ts';
import { saveChoices } from './commands/save-choices.ts';
import { fairnessRoutes } from './fairness/routes.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { lookRoutes } from './looks/routes.ts';
import { explainMatching } from './queries/explain-matching.ts';
import { listDismissed } from './queries/list-dismissed.ts';
import { recommendJobs } from './queries/recommend-jobs.ts';
import { showChoices } from './queries/show-choices.ts';
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
  read(matchChoicesApi.show, showChoices),
  write(matchChoicesApi.save, (tx, actor, { body }) => saveChoices(tx, actor, body)),
  read(matchChoicesApi.explain, (db) => explainMatching(db)),
  ...lookRoutes,
  ...fairnessRoutes,
  ...invitationRoutes,
  ...reviewRoutes,
];
