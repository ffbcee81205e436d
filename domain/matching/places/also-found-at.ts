import { nationalProvince } from '#contract/catalogue/options.ts';
import { distanceKm } from '../../shared/distance.ts';
import type { MatchPlace, RepToMatch } from '../described.ts';
import { whenceOf } from './whence.ts';

interface Located extends MatchPlace {
  readonly id: string;
}

/** Each is another index lookup for every word. */
const mostFoundAt = 2;
const nearKm = 60;

/** The place of the catalogue for one that a text names: a province itself, or the nearest town. */
function catalogued({ name, province, point }: MatchPlace, all: readonly Located[]): Located | undefined {
  if (point === null) return all.find((one) => one.name === name && one.province === province);
  const near = all.flatMap((one) => {
    if (one.point === null || one.name === one.province) return [];
    return [{ one, km: distanceKm(point, one.point) }];
  });
  return near.filter(({ km }) => km <= nearKm).toSorted((one, other) => one.km - other.km)[0]?.one;
}

/** Further places to find a rep at, besides their fields, since their text says that they would be there. */
export function alsoFoundAt(rep: RepToMatch, all: readonly Located[]): string[] {
  const { places = [], roams } = whenceOf(rep);
  if (roams === 'anywhere') return all.filter(({ province }) => province === nationalProvince).map(({ id }) => id);
  const there = places.flatMap((place) => catalogued(place, all)?.id ?? []);
  return [...new Set(there)].slice(0, mostFoundAt);
}
