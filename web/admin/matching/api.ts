import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, Endpoint } from '#contract/endpoint.ts';
import { fairnessApi } from '#contract/matching/fairness.ts';
import type { LookList } from '#contract/matching/options.ts';
import { type MatchJobReview, matchReviewApi } from '#contract/matching/review.ts';
import { ApiError, call } from '#web/lib/api-client.ts';
import { onceOpened, pagesOf, queryOf, writing } from '#web/lib/endpoint-queries.ts';

const againMs = 60_000;

export const matchCountsQuery = queryOptions({ ...queryOf(matchReviewApi.counts, {}), refetchInterval: againMs });

export const matchJobsQuery = (cursor?: string) =>
  queryOptions({
    ...queryOf(matchReviewApi.list, { query: { cursor } }),
    placeholderData: keepPreviousData,
    refetchInterval: againMs,
  });

export const matchJobQuery = (jobId: string) =>
  queryOptions({ ...queryOf(matchReviewApi.show, { params: { jobId } }), ...onceOpened });

/** Renews the claim on the job while it is open; if a colleague holds it, polls until it is released. */
export const matchClaimQuery = (jobId: string) =>
  queryOptions({
    ...queryOf(matchReviewApi.claim, { params: { jobId } }),
    refetchInterval: 45_000,
    staleTime: 0,
    gcTime: 0,
  });

export const agreementQuery = queryOf(matchReviewApi.agreement, {});

export const fairnessQuery = queryOf(fairnessApi.compare, {});

export const looksQuery = (list: LookList) => pagesOf(matchReviewApi.looks, { query: { list } });

type ReviewEndpoint = Endpoint & { readonly response: typeof matchReviewApi.decide.response };

/** Actions on a job's proposed reps; each returns all of them in their new state. */
export function useMatchAct<const E extends ReviewEndpoint>(endpoint: E, jobId: string) {
  const queries = useQueryClient();
  const { queryKey } = matchJobQuery(jobId);
  return useMutation({
    mutationFn: (input: CallInput<E>) => call(endpoint, input) as Promise<MatchJobReview>,
    meta: { ...writing(endpoint), readsBehind: true },
    onSuccess: (changed) => queries.setQueryData(queryKey, changed),
    // Another admin was faster, or the job is no longer open: refetch, so that the screen shows it.
    onError: (error) =>
      error instanceof ApiError && [404, 409].includes(error.status)
        ? queries.invalidateQueries({ queryKey })
        : undefined,
  });
}
