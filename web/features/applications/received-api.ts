import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  applicationsApi,
  type ReceivedApplication,
  type RejectionsInput,
} from '#contract/applications/applications.ts';
import { type InterviewProposal, interviewsApi } from '#contract/applications/interviews.ts';
import { applicationNotesApi } from '#contract/applications/notes.ts';
import type { ApplicationStatus } from '#contract/applications/options.ts';
import type { Page } from '#contract/paging.ts';
import { call } from '#web/lib/api-client.ts';
import { useRefreshApplications } from './api.ts';

const firstPage: string | undefined = undefined;
const nextPage = (page: { nextCursor: string | null }) => page.nextCursor ?? undefined;

/** @param status undefined for all of them */
export const receivedQuery = (jobId: string, status: ApplicationStatus | undefined) =>
  infiniteQueryOptions({
    queryKey: ['applications', 'received', jobId, status ?? 'all'],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(applicationsApi.listReceived, { params: { jobId }, query: { status, cursor } }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
  });

export const receivedCountsQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['applications', 'received-counts', jobId],
    queryFn: ({ signal }) => call(applicationsApi.receivedCounts, { params: { jobId } }, { signal }),
  });

const oneKey = (applicationId: string) => ['applications', 'received-one', applicationId] as const;

/** One applicant, shown at once when a list has them already. */
export const receivedOneQuery = (queries: QueryClient, applicationId: string) =>
  queryOptions({
    queryKey: oneKey(applicationId),
    queryFn: ({ signal }) => call(applicationsApi.showReceived, { params: { applicationId } }, { signal }),
    placeholderData: () => inLists(queries, applicationId),
  });

function inLists(queries: QueryClient, applicationId: string): ReceivedApplication | undefined {
  return queries
    .getQueriesData<{ pages: Page<ReceivedApplication>[] }>({ queryKey: ['applications', 'received'] })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ items }) => items)
    .find(({ id }) => id === applicationId);
}

/** `key` stays the same for the same invitation, so that a retry sends it once. */
export function useProposeInterview(applicationId: string) {
  const refresh = useRefreshApplications();
  return useMutation({
    mutationFn: ({ proposal, key }: { proposal: InterviewProposal; key: string }) =>
      call(interviewsApi.propose, { params: { applicationId }, body: proposal }, { idempotencyKey: key }),
    onSettled: refresh,
  });
}

export function useCancelInterview() {
  const refresh = useRefreshApplications();
  return useMutation({
    mutationFn: (interviewId: string) => call(interviewsApi.cancel, { params: { interviewId } }),
    onSettled: refresh,
  });
}

export function useRejectMany(jobId: string) {
  const refresh = useRefreshApplications();
  return useMutation({
    mutationFn: (body: RejectionsInput) => call(applicationsApi.rejectMany, { params: { jobId }, body }),
    onSettled: refresh,
  });
}

/** Keeps the note, or removes it (null), and shows that wherever the applicant is. */
export function useWriteNote(applicationId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (text: string | null) => {
      const params = { applicationId };
      if (text !== null) return call(applicationNotesApi.keep, { params, body: { text } });
      await call(applicationNotesApi.remove, { params });
      return null;
    },
    onSuccess: (privateNote) => {
      queries.setQueryData<ReceivedApplication>(oneKey(applicationId), (one) => one && { ...one, privateNote });
      void queries.invalidateQueries({ queryKey: ['applications'] });
    },
  });
}
