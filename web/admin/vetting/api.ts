import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { VettingCase, VettingList } from '#contract/vetting/cases.ts';
import { documentContentPath } from '#contract/vetting/documents.ts';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import { type NumberInput, vettingApi } from '#contract/vetting/review-api.ts';
import { ApiError, call } from '#web/lib/api-client.ts';
import { answersOf, onceOpened, queryOf, writing } from '#web/lib/endpoint-queries.ts';
import { fetchDocument } from './fetch-document.ts';

export const vettingCountsQuery = queryOptions({ ...queryOf(vettingApi.counts, {}), refetchInterval: 60_000 });

export interface QueueFilter {
  readonly list: VettingList;
  readonly userType: LegalUserType | undefined;
  readonly search: string;
}

export const queueQuery = ({ search, ...filter }: QueueFilter, cursor: string | undefined) =>
  queryOptions({
    ...queryOf(vettingApi.list, { query: { ...filter, search: search || undefined, cursor } }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

export const caseQuery = (vettingId: string) =>
  queryOptions({ ...queryOf(vettingApi.case, { params: { vettingId } }), ...onceOpened });

export const documentQuery = (vettingId: string, documentId: string) =>
  queryOptions({
    // Cached by URL, so that it is cleared when the administrator signs out.
    queryKey: [null, `GET ${documentContentPath}`, { vettingId, documentId }],
    queryFn: ({ signal }) => fetchDocument(vettingId, documentId, signal),
    ...onceOpened,
    retry: false,
  });

/** Renews the claim on the case while it is open; if a colleague holds it, polls until it is released. */
export const claimQuery = (vettingId: string) =>
  queryOptions({
    ...queryOf(vettingApi.claim, { params: { vettingId } }),
    refetchInterval: 45_000,
    staleTime: 0,
    gcTime: 0,
  });

/** A reviewer's actions on a case; each returns the case in its new state. */
type ReviewStep =
  | { readonly step: 'approve'; readonly submittedAt: string; readonly profileVersion: number }
  | { readonly step: 'reject'; readonly submittedAt: string; readonly reason: string }
  | { readonly step: 'askAgain'; readonly documentId: string; readonly reason: string }
  | { readonly step: 'reopen'; readonly reason: string }
  | { readonly step: 'checkNumber'; readonly number: NumberInput };

function take(vettingId: string, given: ReviewStep): Promise<VettingCase> {
  const params = { vettingId };
  switch (given.step) {
    case 'approve':
      return call(vettingApi.approve, {
        params,
        body: { submittedAt: given.submittedAt, profileVersion: given.profileVersion },
      });
    case 'reject':
      return call(vettingApi.reject, { params, body: { submittedAt: given.submittedAt, reason: given.reason } });
    case 'askAgain':
      return call(vettingApi.askAgain, {
        params: { vettingId, documentId: given.documentId },
        body: { reason: given.reason },
      });
    case 'reopen':
      // A decided case has no owner: it is claimed for this.
      return call(vettingApi.claim, { params }).then(() =>
        call(vettingApi.reopen, { params, body: { reason: given.reason } }),
      );
    case 'checkNumber':
      return call(vettingApi.checkNumber, { params, body: given.number });
  }
}

export function useReview(vettingId: string) {
  const queries = useQueryClient();
  const { queryKey } = caseQuery(vettingId);
  return useMutation({
    mutationFn: (given: ReviewStep) => take(vettingId, given),
    // Not awaited: an admin who keeps typing must not find the text cleared when the lists have loaded.
    meta: { ...writing(vettingApi.approve), readsBehind: true },
    onSuccess: (changed) => queries.setQueryData(queryKey, changed),
    // Another admin was faster, or the user sent new documents: refetch, so that the page shows it.
    onError: (error) =>
      error instanceof ApiError && error.status === 409 ? queries.invalidateQueries({ queryKey }) : undefined,
    onSettled: () => void queries.invalidateQueries(answersOf(vettingApi.claim)),
  });
}
