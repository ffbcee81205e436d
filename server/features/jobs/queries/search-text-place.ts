import { nationalProvince } from '#contract/catalogue/options.ts';
import { catalogued, isProvince, namesOf, type SearchedPlace } from '#domain/matching/places/searched-places.ts';
import type { Place } from '../../catalogue/queries/locate-places.ts';
import { anyOf } from './search-marks.ts';

/** A place in a search: jobs that are there, in its whole province or nationwide, and jobs that name it. */
export interface ReadPlace {
  /** Text of a `tsquery`. */
  readonly query: string;
  readonly provinces: readonly string[];
  readonly locationIds: readonly string[];
  /** How many active jobs name it, as of the last count. */
  readonly jobs: number;
  /** The town that was meant. Null for a province, and for more than one. */
  readonly townId: string | null;
}

/** A place as it was parsed, before combining it with others in the same search. */
export interface TextPlace extends ReadPlace {
  /** Locations in the place itself, without provincial and nationwide ones. */
  readonly within: ReadonlySet<string>;
}

interface Typed extends Pick<SearchedPlace, 'places' | 'townsAround'> {
  readonly typed: readonly string[];
  readonly jobs: number;
}

export function readTextPlace(
  { typed, jobs, ...named }: Typed,
  lexemes: ReadonlyMap<string, string | null>,
  all: readonly Place[],
): TextPlace {
  const there = catalogued(named, all);
  const own = [...named.places, ...named.townsAround];
  const wholly = named.places.filter(isProvince).map(({ province }) => province);
  const isElsewhere = ({ province }: Place) => !wholly.includes(province);
  // A job for the whole province is one for each of its towns.
  const wholes = all.filter((place) => isProvince(place) && own.some(({ province }) => province === place.province));
  const provinces = [...wholly, nationalProvince];
  const locationIds = [...new Set([...there, ...wholes].filter(isElsewhere).map(({ id }) => id))];
  const names = [typed, ...namesOf(named.places).map((name) => name.split(' '))]
    .map((words) => words.flatMap((word) => lexemes.get(word) ?? []))
    .filter((name) => name.length > 0);
  const marks = [...provinces.map((name) => `#p${name}`), ...locationIds.map((id) => `#l${id}`)];
  return {
    query: anyOf([...marks.map((mark) => [mark]), ...names]),
    provinces,
    locationIds,
    jobs,
    townId: wholly.length > 0 ? null : (there[0]?.id ?? null),
    within: new Set(there.map(({ id }) => id)),
  };
}

/** Both places together, as for a suburb that several cities have and one of these: "Rosebank, Johannesburg". */
function narrowed(one: TextPlace, other: TextPlace): TextPlace {
  const within = one.within.intersection(other.within);
  const isIn = (id: string) => one.locationIds.includes(id) && other.locationIds.includes(id);
  return {
    query: `(${one.query}&${other.query})`,
    provinces: one.provinces.filter((name) => other.provinces.includes(name)),
    locationIds: one.locationIds.filter(isIn),
    jobs: Math.min(one.jobs, other.jobs),
    townId: one.townId && other.townId && ([...within][0] ?? null),
    within,
  };
}

const isWider = (one: TextPlace, other: TextPlace) =>
  other.within.size > 0 && other.within.size < one.within.size && other.within.isSubsetOf(one.within);

/** Several places are alternatives. One that contains another adds nothing: "Sandton, Gauteng" is Sandton. */
export function joinPlaces(places: readonly TextPlace[]): ReadPlace | null {
  const meant: TextPlace[] = [];
  for (const place of places.filter((one) => !places.some((other) => isWider(one, other)))) {
    const at = meant.findIndex(({ within }) => !within.isDisjointFrom(place.within));
    const overlapping = meant[at];
    if (overlapping) meant[at] = narrowed(overlapping, place);
    else meant.push(place);
  }
  const [first, ...others] = meant;
  if (!first || others.length === 0) return first ?? null;
  const all = (of: (place: TextPlace) => readonly string[]) => [...new Set(meant.flatMap(of))];
  return {
    query: `(${meant.map(({ query }) => query).join('|')})`,
    provinces: all(({ provinces }) => provinces),
    locationIds: all(({ locationIds }) => locationIds),
    jobs: meant.reduce((sum, { jobs }) => sum + jobs, 0),
    townId: null,
  };
}
