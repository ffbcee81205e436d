import type { JobSort } from '#contract/jobs/search.ts';
import type { WantedTerms } from '#domain/jobs/job-filters.ts';
import type { CountOf } from './count-jobs.ts';
import type { WantedPlace } from './search-place.ts';
import type { SearchText } from './search-text.ts';

/** How many active jobs have the rarest of what was typed: of a place those that are there and those that name it. */
export function jobsWith({ jobs, place }: Pick<SearchText, 'jobs' | 'place'>, countOf: CountOf): number {
  if (place === null) return jobs ?? 0;
  const there =
    place.jobs +
    place.provinces.reduce((sum, name) => sum + countOf('province', name), 0) +
    place.locationIds.reduce((sum, id) => sum + countOf('location', id), 0);
  return Math.min(jobs ?? there, there);
}

/** Words that at least this share of all jobs have are met within some 500 jobs of the list. */
const common = 0.04;
/** By pay the index has to be read whole and sorted: walking pays sooner. */
const commonUnsorted = 0.015;

export function isCommon(sort: JobSort, jobsWithWords: number, countOf: CountOf): boolean {
  const total = countOf('all');
  return total > 0 && jobsWithWords / total >= (sort === 'newest' ? common : commonUnsorted);
}

/** Which share of all jobs fits the other filters, as if none of them had to do with another. */
export function shareOf(terms: WantedTerms, place: WantedPlace, countOf: CountOf): number {
  const total = Math.max(1, countOf('all'));
  const share = (kind: Parameters<CountOf>[0], values: readonly string[] | null) =>
    values === null ? 1 : values.reduce((sum, value) => sum + countOf(kind, value), 0) / total;
  return (
    (place.kind === 'province' ? share('province', place.provinces) : 1) *
    (place.kind === 'location' ? share('location', place.ids) : 1) *
    share('industry', terms.industries) *
    share('experience', terms.experience) *
    share('duration', terms.duration === null ? null : [terms.duration]) *
    share('jobType', terms.jobType === null ? null : [terms.jobType]) *
    (terms.toBusinesses ? share('businesses', ['yes']) : 1) *
    (terms.minimumRateCents === null ? 1 : 0.5) *
    (terms.days === null ? 1 : 0.2) *
    (terms.coursesMet ? 0.5 : 1)
  );
}

/** So many finds a search for one page aims at: three pages leave room for a wrong guess. */
const aim = 60;
/** Active jobs are this old on average: the younger, the more. Only how soon a search ends depends on it. */
const meanAgeInDays = 25;
const mostDays = 200;
const dayMs = 86_400_000;

/** The days to search for the newest jobs, one stretch after the other, each from the same day back. */
export function* daysToSearch(expected: number, from: Date): Generator<number[]> {
  const today = Math.floor(from.getTime() / dayMs);
  if (expected <= 2 * aim) return;
  const first = Math.ceil(-meanAgeInDays * Math.log(1 - aim / expected));
  for (let days = first; days <= mostDays; days *= 6) yield Array.from({ length: days }, (_, before) => today - before);
}
