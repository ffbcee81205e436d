import { useQueries } from '@tanstack/react-query';
import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { jobsApi } from '#contract/jobs/jobs.ts';
import { type BrowseQuery, type JobFilters, jobSearchApi } from '#contract/jobs/search.ts';
import { call } from '#web/lib/api-client.ts';
import { pagesOf, queryOf } from '#web/lib/endpoint-queries.ts';

/** Filters and sort order of a list of jobs. */
export type BrowseCriteria = Omit<BrowseQuery, 'cursor'>;

export const browseQuery = (query: BrowseCriteria) => pagesOf(jobSearchApi.browse, { query });

/** Options of each filter, given the others. */
export const jobCountsQuery = (query: JobFilters = {}) => queryOf(jobSearchApi.counts, { query });

export const jobQuery = (jobId: string) => queryOf(jobForRepApi.show, { params: { jobId } });

/** Once the job is on the screen. A failure to count a view isn't shown to the reader. */
export const recordView = (jobId: string): Promise<void> =>
  call(jobsApi.recordView, { params: { jobId } }).catch(() => undefined);

interface Loosening {
  readonly name: keyof JobFilters;
  readonly jobs: number;
  readonly more: boolean;
}

/** For an empty search: how many results each filter's removal would give. */
export function useLoosenings(filters: JobFilters): {
  readonly pending: boolean;
  readonly found: readonly Loosening[];
} {
  const names = Object.keys(filters) as (keyof JobFilters)[];
  return useQueries({
    queries: names.map((name) => {
      const { [name]: _without, ...query } = filters;
      return queryOf(jobSearchApi.browse, { query });
    }),
    combine: (results) => ({
      pending: results.some(({ isPending }) => isPending),
      found: results.flatMap(({ data }, index): Loosening[] => {
        const name = names[index];
        if (!name || !data || data.items.length === 0) return [];
        return [{ name, jobs: data.items.length, more: data.nextCursor !== null }];
      }),
    }),
  });
}
