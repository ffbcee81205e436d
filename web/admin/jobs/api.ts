import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type AdminJobsQuery, allJobsApi } from '#contract/jobs/all-jobs.ts';
import { jobModerationApi } from '#contract/jobs/moderation.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';

export const adminJobsQuery = (query: AdminJobsQuery) =>
  queryOptions({ ...queryOf(allJobsApi.list, { query }), placeholderData: keepPreviousData });

export const adminJobQuery = (jobId: string) => queryOf(allJobsApi.show, { params: { jobId } });

export const jobCasesQuery = (cursor: string | undefined) =>
  queryOptions({ ...queryOf(jobModerationApi.cases, { query: { cursor } }), placeholderData: keepPreviousData });

export const jobCaseCountQuery = queryOf(jobModerationApi.counts, {});

export const flagWordsQuery = queryOf(jobModerationApi.words, {});
