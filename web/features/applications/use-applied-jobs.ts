import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { applicationsApi } from '#contract/applications/applications.ts';
import { applicationStatusLabels, canApply } from '#domain/applications/application-lifecycle.ts';
import type { AppliedState } from '#web/features/jobs/applied-jobs.ts';
import { pagesOf } from '#web/lib/endpoint-queries.ts';
import { applicationTones } from './status-badge.tsx';

const appliedQuery = pagesOf(applicationsApi.applied, {});

/** How all of one's own applications stand, by job. */
export function useAppliedJobs(): ReadonlyMap<string, AppliedState> {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery(appliedQuery);
  const more = hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (more) void fetchNextPage();
  }, [more, fetchNextPage]);
  return useMemo(
    () =>
      new Map(
        (data?.pages ?? []).flatMap(({ items }) =>
          items.map(({ jobId, status }) => {
            const open = canApply('reapply', status);
            const label = open ? applicationStatusLabels[status] : `Applied · ${applicationStatusLabels[status]}`;
            return [jobId, { label, tone: applicationTones[status], open }] as const;
          }),
        ),
      ),
    [data],
  );
}
