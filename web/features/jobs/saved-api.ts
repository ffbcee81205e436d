import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { savedJobsApi } from '#contract/jobs/saved-jobs.ts';
import { type SearchMail, savedSearchesApi } from '#contract/jobs/saved-searches.ts';
import type { JobFilters } from '#contract/jobs/search.ts';
import { call } from '#web/lib/api-client.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { markSaved } from './mark-saved.ts';

const firstPage: string | undefined = undefined;
const nextPage = (page: { nextCursor: string | null }) => page.nextCursor ?? undefined;

export const savedJobsQuery = infiniteQueryOptions({
  queryKey: ['jobs', 'saved'],
  queryFn: ({ signal, pageParam: cursor }) => call(savedJobsApi.list, { query: { cursor } }, { signal }),
  initialPageParam: firstPage,
  getNextPageParam: nextPage,
});

export const savedSearchesQuery = infiniteQueryOptions({
  queryKey: ['saved-searches'],
  queryFn: ({ signal, pageParam: cursor }) => call(savedSearchesApi.list, { query: { cursor } }, { signal }),
  initialPageParam: firstPage,
  getNextPageParam: nextPage,
});

/** Shown as saved at once, everywhere; taken back when the server says no. */
export function useSaveJob(jobId: string) {
  const queries = useQueryClient();
  const show = (saved: boolean) =>
    queries.setQueriesData({ queryKey: ['jobs'] }, (data: unknown) => markSaved(data, jobId, saved));
  return useMutation({
    // One after the other: the last press counts.
    scope: { id: `save ${jobId}` },
    mutationFn: (saved: boolean) => call(saved ? savedJobsApi.save : savedJobsApi.remove, { params: { jobId } }),
    onMutate: async (saved) => {
      // An answer on its way would undo it; one that is awaited for the first time has to come.
      await queries.cancelQueries({ queryKey: ['jobs'], predicate: ({ state }) => state.data !== undefined });
      show(saved);
    },
    onError: (error, saved) => {
      show(!saved);
      failureToast(saved ? 'Not saved' : 'Not removed', error);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: savedJobsQuery.queryKey }),
  });
}

function useSearchesRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: savedSearchesQuery.queryKey });
}

/** `key` stays the same while the same form is open, so a double click or a retry saves one search. */
export function useSaveSearch(key: string) {
  return useMutation({
    mutationFn: (body: { name: string; mail: SearchMail; filters: JobFilters }) =>
      call(savedSearchesApi.save, { body }, { idempotencyKey: key }),
    onSuccess: useSearchesRefresh(),
  });
}

export function useChangeSearch(searchId: string) {
  return useMutation({
    mutationFn: (body: { name?: string; mail?: SearchMail }) =>
      call(savedSearchesApi.change, { params: { searchId }, body }),
    onSettled: useSearchesRefresh(),
  });
}

export function useDeleteSearch(searchId: string) {
  return useMutation({
    mutationFn: () => call(savedSearchesApi.remove, { params: { searchId } }),
    onSettled: useSearchesRefresh(),
  });
}
