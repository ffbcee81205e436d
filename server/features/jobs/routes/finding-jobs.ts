import { savedJobsApi } from '#contract/jobs/saved-jobs.ts';
import { savedSearchesApi } from '#contract/jobs/saved-searches.ts';
import { jobSearchApi } from '#contract/jobs/search.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { Limit, RateLimiter } from '#server/platform/http/rate-limits.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { submission } from '#server/platform/http/submission.ts';
import { createStopMailsTokens } from '../access/stop-mails-token.ts';
import { saveJob, unsaveJob } from '../commands/save-job.ts';
import { changeSavedSearch, deleteSavedSearch, saveSearch, stopSearchMails } from '../commands/save-search.ts';
import { browseJobs } from '../queries/browse-jobs.ts';
import { createFoundCounter } from '../queries/count-found.ts';
import { listSavedJobs } from '../queries/saved-jobs.ts';
import { listSavedSearches } from '../queries/saved-searches.ts';

export interface FindingSettings {
  readonly limiter: RateLimiter;
  readonly secretKey: Secret;
}

const stops: Limit = { name: 'saved search stop', burst: 30, every: 10 };

export function findingRoutes({ limiter, secretKey }: FindingSettings): readonly Route[] {
  const tokens = createStopMailsTokens(secretKey);
  const countFound = createFoundCounter();
  return [
    read(jobSearchApi.browse, (db, actor, { query }) => browseJobs(db, actor, query)),
    read(jobSearchApi.counts, (db, actor, { query }) => countFound(db, actor, query)),
    read(savedJobsApi.list, (db, actor, { query }) => listSavedJobs(db, actor, query.cursor)),
    write(savedJobsApi.save, (tx, actor, { params }) => saveJob(tx, actor, params.jobId)),
    write(savedJobsApi.remove, (tx, actor, { params }) => unsaveJob(tx, actor, params.jobId)),
    read(savedSearchesApi.list, (db, actor, { query }) => listSavedSearches(db, actor, query.cursor)),
    write(savedSearchesApi.save, (tx, actor, { body }) => saveSearch(tx, actor, body)),
    write(savedSearchesApi.change, (tx, actor, { params, body }) =>
      changeSavedSearch(tx, actor, { ...params, ...body }),
    ),
    write(savedSearchesApi.remove, (tx, actor, { params }) => deleteSavedSearch(tx, actor, params.searchId)),
    submission(savedSearchesApi.stopMails, { limiter, limit: stops }, (tx, { body }) =>
      stopSearchMails(tx, tokens.read(body.token)),
    ),
  ];
}
