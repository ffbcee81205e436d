import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { applicationsApi } from '#contract/applications/applications.ts';
import { applicationStatusLabels } from '#domain/application-lifecycle.ts';
import { pagesOf } from '#web/lib/endpoint-queries.ts';

const appliedQuery = pagesOf(applicationsApi.applied, {});

/** How all of one's own applications stand, by job. */
export function useAppliedJobs(): ReadonlyMap<string, string> {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery(appliedQuery);
  const more = hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (more) void fetchNextPage();
  }, [more, fetchNextPage]);
  return useMemo(
    () =>
      new Map(
        (data?.pages ?? []).flatMap(({ items }) =>
          items.map(({ jobId, status }) => [jobId, applicationStatusLabels[status]] as const),
        ),
      ),
    [data],
  );
}
