import { tagKinds } from '#contract/catalogue/tags.ts';
import type { JobFilters } from '#contract/jobs/search.ts';
import { pageSize } from '#contract/paging.ts';
import { type WantedTerms, wantedTerms } from '#domain/jobs/job-filters.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { type Condition, type FoundRow, runSearch, type Shape } from './browse-statement.ts';
import { readCounts } from './count-jobs.ts';
import { daysToSearch, isCommon, jobsWith, shareOf } from './search-estimate.ts';
import { anyOf } from './search-marks.ts';
import type { SearchOrder } from './search-order.ts';
import { readPlace, type WantedPlace } from './search-place.ts';
import { readSearchText, type SearchText } from './search-text.ts';

/** The parsed filters: terms, place and text. */
export interface Wanted {
  readonly terms: WantedTerms;
  readonly place: WantedPlace;
  readonly text: SearchText | null;
}

export async function readFilters(db: Db, filters: JobFilters): Promise<Wanted> {
  const [place, text] = await Promise.all([
    readPlace(db, filters),
    filters.q === undefined ? null : readSearchText(db, filters.q),
  ]);
  return { terms: wantedTerms(filters, dayInSouthAfrica(now())), place, text };
}

export function conditionsOf(terms: WantedTerms): Condition[] {
  const { industries, experience, minimumRateCents, duration, jobType, toBusinesses, days, coursesMet, tags } = terms;
  const names: Condition[] = [];
  if (industries !== null) names.push(industries.length === 1 ? 'industry' : 'industries');
  if (experience !== null) names.push('experience');
  if (minimumRateCents !== null) names.push('minimumRate');
  if (duration !== null) names.push('duration');
  if (jobType !== null) names.push('jobType');
  if (toBusinesses) names.push('businesses');
  if (days !== null) names.push('days');
  if (coursesMet) names.push('courses');
  names.push(...tagKinds.filter((kind) => tags[kind]));
  return names;
}

/** The `tsquery` of place, industry and days as their index marks, with the typed words. */
function queryOf({ place, terms, text }: Wanted, days: readonly number[]): string {
  const groups = [
    place.kind === 'province' ? place.provinces.map((name) => `#p${name}`) : [],
    place.kind === 'location' ? place.ids.map((id) => `#l${id}`) : [],
    (terms.industries ?? []).map((industry) => `#i${industry}`),
    days.map((day) => `#d${day}`),
  ];
  const marks = groups.filter((group) => group.length > 0).map((group) => anyOf(group.map((mark) => [mark])));
  return [text?.query ?? [], ...marks].flat().join('&');
}

/** The parameters of a statement's conditions. */
export const valuesOf = ({ terms, place }: Pick<Wanted, 'terms' | 'place'>) => ({
  industry: terms.industries?.[0],
  industries: terms.industries,
  experience: terms.experience,
  minimumRateCents: terms.minimumRateCents,
  duration: terms.duration,
  jobType: terms.jobType,
  days: terms.days,
  ...terms.tags,
  provinces: place.kind === 'province' ? place.provinces : undefined,
  locationIds: place.kind === 'location' ? place.ids : undefined,
});

const fewFinds = 5 * pageSize;

/**
 * Returns at most a page of jobs and one more, in the requested order. Reads a similar amount for frequent and rare words: frequent ones are soon
 * found walking the list, and the index has all rare ones.
 */
export async function searchJobs(db: Db, wanted: Wanted, order: SearchOrder): Promise<FoundRow[]> {
  const { terms, place, text } = wanted;
  if (terms.industries?.length === 0 || terms.days?.length === 0) return [];
  const shape: Omit<Shape, 'text'> = {
    sort: order.sort,
    place: order.sort === 'nearest' ? 'anywhere' : place.kind,
    conditions: [...conditionsOf(terms), ...order.conditions],
  };
  const values = { ...valuesOf(wanted), ...order.values };
  if (text === null) return runSearch(db, { ...shape, text: 'none' }, values);

  const run = (how: 'walk' | 'index', days: readonly number[] = []) =>
    runSearch(db, { ...shape, text: how }, { ...values, query: how === 'walk' ? text.query : queryOf(wanted, days) });
  const countOf = await readCounts(db);
  const jobs = jobsWith(text, countOf);
  const expected = jobs * shareOf(terms, place, countOf);
  if (isCommon(order.sort, jobs, countOf)) {
    // By distance the walk ends only with the last job, so for few finds the index is faster.
    if (order.sort !== 'nearest') {
      const rows = await run('walk');
      if (rows.length > pageSize) return rows;
    } else if (expected > fewFinds) return run('walk');
  } else if (order.sort === 'newest') {
    for (const days of daysToSearch(expected, order.from ?? now())) {
      const rows = await run('index', days);
      if (rows.length > pageSize) return rows;
    }
  }
  return run('index');
}
