import { savedJobsApi } from '#contract/jobs/saved-jobs.ts';
import { savedSearchesApi } from '#contract/jobs/saved-searches.ts';
import { jobSearchApi } from '#contract/jobs/search.ts';
import type { Limit, RateLimiter } from '#server/platform/http/rate-limits.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { submission } from '#server/platform/http/submission.ts';
import type { Gates } from '../../accounts/access.ts';
import { createStopMailsTokens } from '../access/stop-mails-token.ts';
import { saveJob, unsaveJob } from '../commands/save-job.ts';
import { changeSavedSearch, deleteSavedSearch, saveSearch, stopSearchMails } from '../commands/save-search.ts';
import { browseJobs } from '../queries/browse-jobs.ts';
import { countJobs } from '../queries/count-jobs.ts';
import { type FindApplied, recommendJobs } from '../queries/recommend-jobs.ts';
import { listSavedJobs } from '../queries/saved-jobs.ts';
import { listSavedSearches } from '../queries/saved-searches.ts';

interface Settings {
  readonly limiter: RateLimiter;
  readonly secretKey: string;
}

const stops: Limit = { name: 'saved search stop', burst: 30, every: 10 };

/** @param findApplied applications belong to another feature, and a rep is recommended none that they applied for. */
export function findingRoutes(
  gates: Gates,
  findApplied: FindApplied,
  { limiter, secretKey }: Settings,
): readonly Route[] {
  const tokens = createStopMailsTokens(secretKey);
  return [
    read(jobSearchApi.browse, gates.rep, (db, actor, { query }) => browseJobs(db, actor, query)),
    read(jobSearchApi.counts, gates.rep, (db) => countJobs(db)),
    read(jobSearchApi.recommended, gates.rep, async (db, actor) => ({
      items: await recommendJobs(db, actor, findApplied),
    })),
    read(savedJobsApi.list, gates.rep, (db, actor, { query }) => listSavedJobs(db, actor, query.cursor)),
    write(savedJobsApi.save, gates.rep, (tx, actor, { params }) => saveJob(tx, actor, params.jobId)),
    write(savedJobsApi.remove, gates.rep, (tx, actor, { params }) => unsaveJob(tx, actor, params.jobId)),
    read(savedSearchesApi.list, gates.rep, (db, actor, { query }) => listSavedSearches(db, actor, query.cursor)),
    write(savedSearchesApi.save, gates.rep, (tx, actor, { body }) => saveSearch(tx, actor, body)),
    write(savedSearchesApi.change, gates.rep, (tx, actor, { params, body }) =>
      changeSavedSearch(tx, actor, { ...params, ...body }),
    ),
    write(savedSearchesApi.remove, gates.rep, (tx, actor, { params }) => deleteSavedSearch(tx, actor, params.searchId)),
    submission(savedSearchesApi.stopMails, { limiter, limit: stops }, (tx, { body }) =>
      stopSearchMails(tx, tokens.read(body.token)),
    ),
  ];
}
