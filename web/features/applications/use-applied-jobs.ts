import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { applicationsApi } from '#contract/applications/applications.ts';
import { canApply } from '#domain/applications/application-lifecycle.ts';
import { applicationStatusTexts } from '#texts/applications/status.ts';
import type { AppliedState } from '#web/features/jobs/applied-jobs.ts';
import { pagesOf } from '#web/lib/endpoint-queries.ts';

const appliedQuery = pagesOf(applicationsApi.applied, {});

/** The status of each of the rep's own applications, by job. */
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
            const label = open
              ? applicationStatusTexts[status].label
              : `Applied · ${applicationStatusTexts[status].label}`;
            return [jobId, { label, tone: applicationStatusTexts[status].tone, open }] as const;
          }),
        ),
      ),
    [data],
  );
}
