import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApplicationStatus } from '#contract/application-options.ts';
import { applicationsApi } from '#contract/applications.ts';
import { call } from '#web/lib/api-client.ts';

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
