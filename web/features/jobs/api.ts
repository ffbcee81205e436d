import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { dashboardsApi } from '#contract/dashboards.ts';
import { type BrowseQuery, type jobInput, jobsApi } from '#contract/jobs.ts';
import { call } from '#web/lib/api-client.ts';

export type JobFilters = Omit<BrowseQuery, 'cursor'>;

const firstPage: string | undefined = undefined;
const nextPage = (page: { nextCursor: string | null }) => page.nextCursor ?? undefined;

export const browseQuery = (filters: JobFilters) =>
  infiniteQueryOptions({
    queryKey: ['jobs', 'browse', filters],
    queryFn: ({ signal, pageParam: cursor }) => call(jobsApi.browse, { query: { ...filters, cursor } }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
  });

export const jobQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'for-rep', jobId],
    queryFn: ({ signal }) => call(jobsApi.show, { params: { jobId } }, { signal }),
  });

export const ownJobsQuery = infiniteQueryOptions({
  queryKey: ['jobs', 'own'],
  queryFn: ({ signal, pageParam: cursor }) => call(jobsApi.listOwn, { query: { cursor } }, { signal }),
  initialPageParam: firstPage,
  getNextPageParam: nextPage,
});

export const ownJobQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'own', jobId],
    queryFn: ({ signal }) => call(jobsApi.showOwn, { params: { jobId } }, { signal }),
  });

export const businessDashboardQuery = queryOptions({
  queryKey: ['dashboard', 'business'],
  queryFn: ({ signal }) => call(dashboardsApi.business, {}, { signal }),
});

export const repDashboardQuery = queryOptions({
  queryKey: ['dashboard', 'rep'],
  queryFn: ({ signal }) => call(dashboardsApi.rep, {}, { signal }),
});

/** `key` stays the same while the same form is open, so a double click or a retry posts one job. */
export function usePostJob(key: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof jobInput>) => call(jobsApi.post, { body }, { idempotencyKey: key }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['jobs'] }),
        queries.invalidateQueries({ queryKey: ['dashboard'] }),
      ]),
  });
}

export function useEditJob(jobId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof jobInput>) => call(jobsApi.edit, { params: { jobId }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['jobs'] }),
  });
}

export function useCloseJob(jobId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(jobsApi.close, { params: { jobId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['jobs'] }),
  });
}
