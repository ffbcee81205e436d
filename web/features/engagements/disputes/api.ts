import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type DisputeList, disputeReviewApi } from '#contract/engagements/dispute-review.ts';
import { disputesApi } from '#contract/engagements/disputes.ts';
import type { CancelCause } from '#contract/engagements/options.ts';
import { ApiError, call } from '#web/lib/api-client.ts';
import { onceOpened, queryOf, writing } from '#web/lib/endpoint-queries.ts';

export const disputesQuery = (engagementId: string) => queryOf(disputesApi.show, { params: { engagementId } });

export const substitutesQuery = (engagementId: string) =>
  queryOf(disputesApi.substitutes, { params: { engagementId } });

export const disputeQueueQuery = (list: DisputeList, cursor: string | undefined) =>
  queryOptions({ ...queryOf(disputeReviewApi.list, { query: { list, cursor } }), placeholderData: keepPreviousData });

export const workOfPersonQuery = (email: string) =>
  queryOptions({ ...queryOf(disputeReviewApi.search, { query: { email } }), enabled: email !== '' });

export const reviewedWorkQuery = (engagementId: string) =>
  queryOptions({ ...queryOf(disputeReviewApi.show, { params: { engagementId } }), ...onceOpened });

type ReviewAct =
  | {
      readonly act: 'decide';
      readonly milestoneId: string;
      readonly repCents: number;
      readonly reason: string;
      readonly seen: number;
    }
  | { readonly act: 'call off'; readonly reason: string; readonly because: CancelCause };

/** Admin actions on a disputed gig; each returns it in its new state. */
export function useReviewActs(engagementId: string) {
  const queries = useQueryClient();
  const { queryKey } = reviewedWorkQuery(engagementId);
  const params = { engagementId };
  return useMutation({
    mutationFn: (given: ReviewAct) => {
      const { act, ...body } = given;
      return 'because' in body
        ? call(disputeReviewApi.cancel, { params, body })
        : call(disputeReviewApi.decide, { params, body });
    },
    meta: writing(disputeReviewApi.decide),
    onSuccess: (work) => queries.setQueryData(queryKey, work),
    // The other party was faster, or added a statement: refetch, so that the page shows it.
    onError: (error) =>
      error instanceof ApiError && error.status === 409 ? queries.invalidateQueries({ queryKey }) : undefined,
  });
}
