import { jobDraftsApi } from '#contract/jobs/job-drafts.ts';
import type { JobStatus } from '#contract/jobs/options.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { onceOpened, pagesOf, queryOf } from '#web/lib/endpoint-queries.ts';

/** @param status undefined for all of them */
export const ownJobsQuery = (status: JobStatus | undefined) => pagesOf(ownJobsApi.list, { query: { status } });

export const ownJobCountsQuery = queryOf(ownJobsApi.counts, {});

export const ownJobQuery = (jobId: string) => queryOf(ownJobsApi.show, { params: { jobId } });

export const jobDraftsQuery = queryOf(jobDraftsApi.list, {});

/** As it is when the form opens: later refetches don't overwrite what is typed. */
export const jobDraftQuery = (draftId: string) => ({
  ...queryOf(jobDraftsApi.show, { params: { draftId } }),
  ...onceOpened,
});
