import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { applicationStatusLabels } from '#domain/application-lifecycle.ts';
import { trackerQuery } from './api.ts';

/** As many pages of one's applications as may still be about open jobs. */
const pagesRead = 5;

/** How one's own applications stand, by job. */
export function useAppliedJobs(): ReadonlyMap<string, string> {
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(trackerQuery('all'));
  const more = hasNextPage && !isFetching && (data?.pages.length ?? 0) < pagesRead;
  useEffect(() => {
    if (more) void fetchNextPage();
  }, [more, fetchNextPage]);
  return useMemo(
    () =>
      new Map(
        (data?.pages ?? [])
          .flatMap(({ items }) => items)
          // The newest first: an older one of the same job does not count any more.
          .toReversed()
          .map(({ job, status }) => [job.id, applicationStatusLabels[status]] as const),
      ),
    [data],
  );
}
