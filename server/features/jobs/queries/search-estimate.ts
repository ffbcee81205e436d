import type { JobSort } from '#contract/jobs/options.ts';
import type { WantedTerms } from '#domain/jobs/job-filters.ts';
import type { CountOf } from './count-jobs.ts';
import type { WantedPlace } from './search-place.ts';
import type { SearchText } from './search-text.ts';

/** An estimate of the active jobs that match the words: those with the rarest word, or those at or naming the place. */
export function jobsWith({ jobs, place }: Pick<SearchText, 'jobs' | 'place'>, countOf: CountOf): number {
  if (place === null) return jobs ?? 0;
  const there =
    place.jobs +
    place.provinces.reduce((sum, name) => sum + countOf('province', name), 0) +
    place.locationIds.reduce((sum, id) => sum + countOf('location', id), 0);
  return Math.min(jobs ?? there, there);
}

/** Words that at least this share of all jobs have are found within some 500 jobs of the list. */
const common = 0.04;
/** By pay the index result has to be read whole and sorted, so walking pays off sooner. */
const commonUnsorted = 0.015;

export function isCommon(sort: JobSort, jobsWithWords: number, countOf: CountOf): boolean {
  const total = countOf('all');
  return total > 0 && jobsWithWords / total >= (sort === 'newest' ? common : commonUnsorted);
}

/** The share of all jobs that match the other filters, assuming that these are independent. */
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
    (terms.coursesMet ? 0.5 : 1) *
    Object.values(terms.tags).reduce((product, ids) => product * Math.min(1, share('tag', ids)), 1)
  );
}

/** The number of finds that a search for one page aims at: three pages leave room for a wrong estimate. */
const aim = 60;
/** The assumed mean age of active jobs, with more young than old ones. Only affects how soon a search ends. */
const meanAgeInDays = 25;
const mostDays = 200;
const dayMs = 86_400_000;

/** The days to search for the newest jobs, in growing periods that all end on the same day. */
export function* daysToSearch(expected: number, from: Date): Generator<number[]> {
  const today = Math.floor(from.getTime() / dayMs);
  if (expected <= 2 * aim) return;
  const first = Math.ceil(-meanAgeInDays * Math.log(1 - aim / expected));
  for (let days = first; days <= mostDays; days *= 6) yield Array.from({ length: days }, (_, before) => today - before);
}
