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

/** Takes the job again and again while it is open; where somebody else has it, learns when they are done. */
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

/** What is done with the reps of a job, each answered with all of them as they are then. */
export function useMatchAct<const E extends ReviewEndpoint>(endpoint: E, jobId: string) {
  const queries = useQueryClient();
  const { queryKey } = matchJobQuery(jobId);
  return useMutation({
    mutationFn: (input: CallInput<E>) => call(endpoint, input) as Promise<MatchJobReview>,
    meta: { ...writing(endpoint), readsBehind: true },
    onSuccess: (changed) => queries.setQueryData(queryKey, changed),
    // Somebody was faster, or the job is not open any more: the screen has to show that.
    onError: (error) =>
      error instanceof ApiError && [404, 409].includes(error.status)
        ? queries.invalidateQueries({ queryKey })
        : undefined,
  });
}
