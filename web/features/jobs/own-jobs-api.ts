import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { jobInput } from '#contract/jobs/jobs.ts';
import type { JobStatus } from '#contract/jobs/options.ts';
import { type jobEdit, type jobReopening, ownJobsApi } from '#contract/jobs/own-jobs.ts';
import type { JobAction } from '#domain/job-lifecycle.ts';
import { call } from '#web/lib/api-client.ts';

const firstPage: string | undefined = undefined;
const nextPage = (page: { nextCursor: string | null }) => page.nextCursor ?? undefined;

/** @param status undefined for all of them */
export const ownJobsQuery = (status: JobStatus | undefined) =>
  infiniteQueryOptions({
    queryKey: ['jobs', 'own-list', status ?? 'all'],
    queryFn: ({ signal, pageParam: cursor }) => call(ownJobsApi.list, { query: { status, cursor } }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
  });

export const ownJobCountsQuery = queryOptions({
  queryKey: ['jobs', 'own-counts'],
  queryFn: ({ signal }) => call(ownJobsApi.counts, {}, { signal }),
});

export const ownJobQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'own', jobId],
    queryFn: ({ signal }) => call(ownJobsApi.show, { params: { jobId } }, { signal }),
  });

/** Everything that shows jobs reads them again, also after a refusal: then somebody else was faster. */
function useRefresh() {
  const queries = useQueryClient();
  return () =>
    Promise.all(['jobs', 'applications', 'dashboard'].map((root) => queries.invalidateQueries({ queryKey: [root] })));
}

/** `key` stays the same while the same form is open, so a double click or a retry posts one job. */
export function usePostJob(key: string) {
  return useMutation({
    mutationFn: (body: z.input<typeof jobInput>) => call(ownJobsApi.post, { body }, { idempotencyKey: key }),
    onSuccess: useRefresh(),
  });
}

export function useEditJob(jobId: string) {
  return useMutation({
    mutationFn: (body: z.input<typeof jobEdit>) => call(ownJobsApi.edit, { params: { jobId }, body }),
    onSuccess: useRefresh(),
  });
}

/** Pauses, fills or closes. */
export function useMoveJob(jobId: string) {
  return useMutation({
    mutationFn: (action: Exclude<JobAction, 'reopen'>) => call(ownJobsApi[action], { params: { jobId } }),
    onSettled: useRefresh(),
  });
}

export function useReopenJob(jobId: string) {
  return useMutation({
    mutationFn: (body: z.input<typeof jobReopening>) => call(ownJobsApi.reopen, { params: { jobId }, body }),
    onSettled: useRefresh(),
  });
}
