import { browseQuery } from '#contract/jobs.ts';
import type { JobFilters } from './api.ts';

const names = ['province', 'industry', 'minimumRateCents'] as const satisfies readonly (keyof JobFilters)[];

/** The filters that an address names; what it cannot mean is left out. */
export function filtersOf(search: URLSearchParams): JobFilters {
  const found = names.map((name): JobFilters => {
    const value = search.get(name);
    if (value === null) return {};
    const parsed = browseQuery.safeParse({ [name]: value });
    return parsed.success ? parsed.data : {};
  });
  return Object.assign({}, ...found) as JobFilters;
}

/** The same address with other filters. */
export function withFilters(search: URLSearchParams, filters: JobFilters): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of names) {
    const value = filters[name];
    if (value === undefined) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
