import { catalogued, namesOf, type SearchedPlace } from '#domain/matching/places/searched-places.ts';
import type { Place } from '../../catalogue/queries/locate-places.ts';
import { anyOf } from './search-marks.ts';

/** A place in a search: jobs that are there, or that name it. */
export interface ReadPlace {
  /** Text of a `tsquery`. */
  readonly query: string;
  readonly provinces: readonly string[];
  readonly locationIds: readonly string[];
  /** How many active jobs name it, as of the last count. */
  readonly jobs: number;
}

interface Typed extends Pick<SearchedPlace, 'places'> {
  readonly typed: readonly string[];
  readonly jobs: number;
}

/** Null for a place that no job can have or name. */
export function readTextPlace(
  { typed, places, jobs }: Typed,
  lexemes: ReadonlyMap<string, string | null>,
  all: readonly Place[],
): ReadPlace | null {
  const there = catalogued(places, all);
  const isWhole = ({ name, province }: Place) => name === province;
  const provinces = there.filter(isWhole).map(({ province }) => province);
  const locationIds = there.filter((place) => !isWhole(place)).map(({ id }) => id);
  const marks = [...provinces.map((name) => `#p${name}`), ...locationIds.map((id) => `#l${id}`)];
  const names = [typed, ...namesOf(places).map((name) => name.split(' '))]
    .map((words) => words.flatMap((word) => lexemes.get(word) ?? []))
    .filter((name) => name.length > 0);
  if (marks.length + names.length === 0) return null;
  return { query: anyOf([...marks.map((mark) => [mark]), ...names]), provinces, locationIds, jobs };
}
