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

/** The filters, read: what a job has to be, to say and where. */
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
  const { industries, experience, minimumRateCents, duration, jobType, toBusinesses, days, coursesMet } = terms;
  const names: Condition[] = [];
  if (industries !== null) names.push(industries.length === 1 ? 'industry' : 'industries');
  if (experience !== null) names.push('experience');
  if (minimumRateCents !== null) names.push('minimumRate');
  if (duration !== null) names.push('duration');
  if (jobType !== null) names.push('jobType');
  if (toBusinesses) names.push('businesses');
  if (days !== null) names.push('days');
  if (coursesMet) names.push('courses');
  return names;
}

/** Place, industry and days as the words that stand for them in the index, with what was typed. */
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

/** What the conditions of a statement compare with. */
export const valuesOf = ({ terms, place }: Pick<Wanted, 'terms' | 'place'>) => ({
  industry: terms.industries?.[0],
  industries: terms.industries,
  experience: terms.experience,
  minimumRateCents: terms.minimumRateCents,
  duration: terms.duration,
  jobType: terms.jobType,
  days: terms.days,
  provinces: place.kind === 'province' ? place.provinces : undefined,
  locationIds: place.kind === 'location' ? place.ids : undefined,
});

const fewFinds = 5 * pageSize;

/**
 * At most a page of jobs and one more, in the order asked for. However common or rare the words are, what is read stays
 * about as much: common ones are met soon on the way down the list, and of rare ones the index knows all.
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
    // By distance the walk has no end before the last job: few finds are quicker by the index.
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
