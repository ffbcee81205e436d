import { jobSearchApi } from '#contract/jobs/search.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import { modelRoutes } from './models/routes.ts';
import { recommendJobs } from './queries/recommend-jobs.ts';

export const matchingRoutes: readonly Route[] = [
  read(jobSearchApi.recommended, async (db, actor) => ({ items: await recommendJobs(db, actor) })),
  ...modelRoutes,
];
