import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApplicationInput, applicationsApi } from '#contract/applications/applications.ts';
import type { TrackerGroup } from '#contract/applications/options.ts';
import type { BusinessAction } from '#domain/application-lifecycle.ts';
import { call } from '#web/lib/api-client.ts';

const firstPage: string | undefined = undefined;
const nextPage = (page: { nextCursor: string | null }) => page.nextCursor ?? undefined;

export const trackerQuery = (group: TrackerGroup) =>
  infiniteQueryOptions({
    queryKey: ['applications', 'tracker', group],
    queryFn: ({ signal, pageParam: cursor }) => call(applicationsApi.track, { query: { group, cursor } }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
  });

export const trackerCountsQuery = queryOptions({
  queryKey: ['applications', 'counts'],
  queryFn: ({ signal }) => call(applicationsApi.trackerCounts, {}, { signal }),
});

/** Everything that shows applications reads them again, also after a refusal: then somebody else was faster. */
export function useRefreshApplications() {
  const queries = useQueryClient();
  return () =>
    Promise.all(['applications', 'jobs', 'dashboard'].map((root) => queries.invalidateQueries({ queryKey: [root] })));
}

/** `key` stays the same while the same form is open, so a double click or a retry applies once. */
export function useApply(jobId: string, key: string) {
  const refresh = useRefreshApplications();
  return useMutation({
    mutationFn: (body: ApplicationInput) =>
      call(applicationsApi.apply, { params: { jobId }, body }, { idempotencyKey: key }),
    onSettled: refresh,
  });
}

export function useWithdraw() {
  const refresh = useRefreshApplications();
  return useMutation({
    mutationFn: (applicationId: string) => call(applicationsApi.withdraw, { params: { applicationId } }),
    onSettled: refresh,
  });
}

export function useDecision() {
  const refresh = useRefreshApplications();
  return useMutation({
    mutationFn: ({ applicationId, action, note }: { applicationId: string; action: BusinessAction; note: string }) =>
      call(applicationsApi[action], { params: { applicationId }, body: { note } }),
    onSettled: refresh,
  });
}
