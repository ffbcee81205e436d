import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { VettingCase, VettingList } from '#contract/vetting/cases.ts';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import { type NumberInput, vettingApi } from '#contract/vetting/review-api.ts';
import { ask } from '#web/features/admin/api.ts';
import { ApiError, call } from '#web/lib/api-client.ts';
import { fetchDocument } from './fetch-document.ts';

/** Under `admin`, so that it is forgotten when the administrator signs out. */
const root = ['admin', 'vetting'] as const;

const caseKey = (vettingId: string) => [...root, 'case', vettingId] as const;

export const vettingCountsQuery = queryOptions({
  queryKey: [...root, 'counts'],
  queryFn: (context) => ask(context, vettingApi.counts, {}),
  refetchInterval: 60_000,
});

export interface QueueFilter {
  readonly list: VettingList;
  readonly userType: LegalUserType | undefined;
  readonly search: string;
}

export const queueQuery = ({ list, userType, search }: QueueFilter, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...root, 'list', list, userType ?? 'all', search, cursor],
    queryFn: (context) =>
      ask(context, vettingApi.list, { query: { list, userType, search: search || undefined, cursor } }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

/** Each look is recorded, so it happens once for each time somebody opens it. */
const onceOpened = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const;

export const caseQuery = (vettingId: string) =>
  queryOptions({
    queryKey: caseKey(vettingId),
    queryFn: (context) => ask(context, vettingApi.case, { params: { vettingId } }),
    ...onceOpened,
  });

export const documentQuery = (vettingId: string, documentId: string) =>
  queryOptions({
    queryKey: [...root, 'document', vettingId, documentId],
    queryFn: ({ signal }) => fetchDocument(vettingId, documentId, signal),
    ...onceOpened,
    retry: false,
  });

/** Takes the case again and again while it is open; where somebody else has it, learns when they are done. */
export const claimQuery = (vettingId: string) =>
  queryOptions({
    queryKey: [...root, 'claim', vettingId],
    queryFn: (context) => ask(context, vettingApi.claim, { params: { vettingId } }),
    refetchInterval: 45_000,
    staleTime: 0,
    gcTime: 0,
  });

/** What a reviewer does to a case; each is answered with the case as it is then. */
type ReviewStep =
  | { readonly step: 'approve'; readonly submittedAt: string }
  | { readonly step: 'reject'; readonly submittedAt: string; readonly reason: string }
  | { readonly step: 'askAgain'; readonly documentId: string; readonly reason: string }
  | { readonly step: 'reopen'; readonly reason: string }
  | { readonly step: 'checkNumber'; readonly number: NumberInput };

function take(vettingId: string, given: ReviewStep): Promise<VettingCase> {
  const params = { vettingId };
  switch (given.step) {
    case 'approve':
      return call(vettingApi.approve, { params, body: { submittedAt: given.submittedAt } });
    case 'reject':
      return call(vettingApi.reject, { params, body: { submittedAt: given.submittedAt, reason: given.reason } });
    case 'askAgain':
      return call(vettingApi.askAgain, {
        params: { vettingId, documentId: given.documentId },
        body: { reason: given.reason },
      });
    case 'reopen':
      // A decided case is nobody's: it is taken for this.
      return call(vettingApi.claim, { params }).then(() =>
        call(vettingApi.reopen, { params, body: { reason: given.reason } }),
      );
    case 'checkNumber':
      return call(vettingApi.checkNumber, { params, body: given.number });
  }
}

export function useReview(vettingId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (given: ReviewStep) => take(vettingId, given),
    onSuccess: (changed) => queries.setQueryData(caseKey(vettingId), changed),
    // Somebody was faster, or the person sent something new: the page has to show that.
    onError: (error) =>
      error instanceof ApiError && error.status === 409
        ? queries.invalidateQueries({ queryKey: caseKey(vettingId) })
        : undefined,
    // Not waited for: whoever types on meanwhile must not find it cleared when the lists have come.
    onSettled: () => {
      for (const part of ['list', 'counts', 'claim']) void queries.invalidateQueries({ queryKey: [...root, part] });
    },
  });
}

export function useCaseRefresh(vettingId: string): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: caseKey(vettingId) });
}
