import { useQueries } from '@tanstack/react-query';
import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { jobsApi } from '#contract/jobs/jobs.ts';
import { type BrowseQuery, type JobFilters, jobSearchApi } from '#contract/jobs/search.ts';
import { call } from '#web/lib/api-client.ts';
import { pagesOf, queryOf } from '#web/lib/endpoint-queries.ts';

/** What a list of jobs is narrowed by, and its order. */
export type BrowseCriteria = Omit<BrowseQuery, 'cursor'>;

export const browseQuery = (query: BrowseCriteria) => pagesOf(jobSearchApi.browse, { query });

/** Each option with the other filters as they are. */
export const jobCountsQuery = (query: JobFilters = {}) => queryOf(jobSearchApi.counts, { query });

export const jobQuery = (jobId: string) => queryOf(jobForRepApi.show, { params: { jobId } });

/** Once the job is on the screen. That a view is not counted is nothing to trouble a reader with. */
export const recordView = (jobId: string): Promise<void> =>
  call(jobsApi.recordView, { params: { jobId } }).catch(() => undefined);

interface Loosening {
  readonly name: keyof JobFilters;
  readonly jobs: number;
  readonly more: boolean;
}

/** What a search that finds nothing would find with one of its filters less. */
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
