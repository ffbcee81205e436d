import { browseQuery, type JobFilters, jobFilters } from '#contract/jobs/search.ts';
import { repPath } from '#contract/site/sign-in-addresses.ts';
import type { BrowseCriteria } from './browse-api.ts';

/** The views of the Browse Jobs tab. */
const browseViews = ['all', 'categories', 'tips', 'saved', 'recommended'] as const;

export type BrowseView = (typeof browseViews)[number];

const filterNames = Object.keys(jobFilters.shape) as (keyof JobFilters)[];
const names: readonly (keyof BrowseCriteria)[] = [...filterNames, 'sort', 'near'];

/** Parses the URL; invalid values are ignored. */
export function criteriaOf(search: URLSearchParams): BrowseCriteria {
  const found = names.map((name): BrowseCriteria => {
    const value = search.get(name);
    if (value === null) return {};
    const parsed = browseQuery.safeParse({ [name]: value });
    return parsed.success ? parsed.data : {};
  });
  return Object.assign({}, ...found) as BrowseCriteria;
}

/** The same URL with other criteria. */
export function withCriteria(search: URLSearchParams, criteria: BrowseCriteria): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of names) {
    const value = criteria[name];
    if (value === undefined) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Without the order: the filters that can be saved, and cleared. */
export function filtersOf(criteria: BrowseCriteria): JobFilters {
  return Object.fromEntries(
    filterNames.flatMap((name) => (criteria[name] === undefined ? [] : [[name, criteria[name]]])),
  );
}

export function viewOf(search: URLSearchParams): BrowseView {
  return browseViews.find((view) => view === search.get('view')) ?? 'all';
}

/** The same URL with another view: filters stay for the way back. */
export function withView(search: URLSearchParams, view: BrowseView): URLSearchParams {
  const next = new URLSearchParams(search);
  if (view === 'all') next.delete('view');
  else next.set('view', view);
  return next;
}

/** The URL of all jobs that match, from any page. */
export const addressOfJobs = (criteria: BrowseCriteria = {}): string =>
  `${repPath}?${withCriteria(new URLSearchParams({ tab: 'browse-jobs' }), criteria)}`;
