import { provinces, tagPattern } from '#contract/catalogue/options.ts';
import {
  courseDemands,
  experienceLevels,
  filterLimits,
  jobCategories,
  jobDurations,
  jobSorts,
  jobTimes,
  jobTypes,
  mostTagsWanted,
} from '#contract/jobs/options.ts';
import type { JobFilters } from '#contract/jobs/search.ts';
import { isOneLine, isPrintable, tidyText } from '#contract/plain-text.ts';
import { repPath } from '#contract/site/sign-in-addresses.ts';
import { addDays } from '#domain/shared/calendar-day.ts';
import type { BrowseCriteria } from './browse-api.ts';

/** The views of the Browse Jobs tab. */
const browseViews = ['all', 'categories', 'tips', 'saved', 'recommended'] as const;

export type BrowseView = (typeof browseViews)[number];

type Read<Value> = (text: string) => Value | undefined;

const oneOf =
  <Value extends string>(values: readonly Value[]): Read<Value> =>
  (text) =>
    values.find((value) => value === text);

const matching =
  (pattern: RegExp): Read<string> =>
  (text) =>
    pattern.test(text) ? text : undefined;

function line(maximum: number): Read<string> {
  return (text) => {
    const tidy = tidyText(text);
    return tidy && tidy.length <= maximum && isPrintable(tidy) && isOneLine(tidy) ? tidy : undefined;
  };
}

const id = matching(/^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i);

const day: Read<string> = (text) => {
  const isDay = /^(19|2\d)\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay && addDays(text, 0) === text ? text : undefined;
};

const tags: Read<string[]> = (text) => {
  const ids = text.split(',');
  return ids.length <= mostTagsWanted && ids.every((one) => tagPattern.test(one)) ? [...new Set(ids)] : undefined;
};

/** As the contract's schemas read them, which are not loaded for this alone. */
const readers: { readonly [Name in keyof Required<BrowseCriteria>]: Read<BrowseCriteria[Name]> } = {
  q: line(filterLimits.words),
  province: oneOf(provinces),
  locationId: id,
  industry: line(filterLimits.industry),
  category: oneOf(jobCategories),
  experience: oneOf(experienceLevels),
  minimumRateCents: (text) =>
    /^\d{1,10}$/.test(text) && Number(text) <= filterLimits.rateCents ? Number(text) : undefined,
  duration: oneOf(jobDurations),
  jobType: oneOf(jobTypes),
  when: oneOf(jobTimes),
  from: day,
  to: day,
  courses: oneOf(courseDemands),
  tags,
  sort: oneOf(jobSorts),
  near: id,
};
const names = Object.keys(readers) as (keyof BrowseCriteria)[];
const filterNames = names.filter((name): name is keyof JobFilters => name !== 'sort' && name !== 'near');

/** Parses the URL; invalid values are ignored. */
export function criteriaOf(search: URLSearchParams): BrowseCriteria {
  const found = names.flatMap((name) => {
    const value = readers[name](search.get(name) ?? '');
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found);
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
