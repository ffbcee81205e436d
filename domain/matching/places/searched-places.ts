import { nationalProvince } from '#contract/catalogue.ts';
import { distanceKm } from '../../distance.ts';
import { slipsBetween } from '../../search-words.ts';
import type { MatchPlace } from '../described.ts';
import { lookUp, placesNamed, plainName } from './gazetteer.ts';
import { alsoWords, otherNames } from './towns.ts';

interface Located extends MatchPlace {
  readonly id: string;
}

/** Words of a search that name a place, by their positions; `to` is excluded. */
export interface SearchedPlace {
  readonly from: number;
  readonly to: number;
  /** There are two Middelburgs. */
  readonly places: readonly MatchPlace[];
}

const names: readonly string[] = [...new Set([...placesNamed.keys(), ...otherNames.keys()])].filter(
  (name) => name !== plainName(nationalProvince),
);
const knownNames: ReadonlySet<string> = new Set(names);
const mostWords = Math.max(...names.map((name) => name.split(' ').length));

/** All places that a search names, in the order typed; of "east london" it is East London, not London. */
export function searchedPlaces(words: readonly string[]): SearchedPlace[] {
  const plain = words.map(plainName);
  const found: SearchedPlace[] = [];
  for (let from = 0; from < plain.length; ) {
    const longest = Math.min(mostWords, plain.length - from);
    const length = Array.from({ length: longest }, (_, less) => longest - less).find((count) =>
      knownNames.has(plain.slice(from, from + count).join(' ')),
    );
    if (length !== undefined) {
      const places = lookUp(plain.slice(from, from + length).join(' '));
      found.push({ from, to: from + length, places });
    }
    from += length ?? 1;
  }
  return found;
}

/** Fewer than in other words: a list of places this long has one near nearly every word. */
const lettersPerSlip = 4;
const mostSlips = 3;

/** The name of a place that was most likely meant, with how many slips away it is. Null when none is near. */
export function meantPlace(typed: string): { readonly name: string; readonly slips: number } | null {
  const plain = plainName(typed);
  const most = Math.min(mostSlips, Math.floor(plain.length / lettersPerSlip));
  if (most === 0) return null;
  let best: { name: string; slips: number } | null = null;
  for (const name of names) {
    // The first letter is rarely missed, and most names end here.
    if (name.length < lettersPerSlip || name[0] !== plain[0]) continue;
    const slips = slipsBetween(plain, name, best ? best.slips - 1 : most);
    if (slips <= (best ? best.slips - 1 : most)) best = { name, slips };
  }
  return best;
}

/** What else a text may call these places, in small letters. Names that are common words as well are left out. */
export function namesOf(places: readonly MatchPlace[]): string[] {
  const own = places.map(({ name }) => name);
  const others = [...otherNames].filter(([, name]) => own.includes(name)).map(([other]) => other);
  return [...new Set([...own.map(plainName), ...others])].filter((name) => !alsoWords.has(name));
}

const besideKm = 12;
const farthestKm = 40;
const fartherKm = 15;

/**
 * The places of the catalogue that a job in one of these places may have: the place itself if the catalogue has it. A suburb
 * is known there by the towns beside it, or else by those that are hardly farther away than the nearest.
 */
export function catalogued(places: readonly MatchPlace[], all: readonly Located[]): Located[] {
  return places.flatMap((place) => {
    const itself = all.filter(({ name, province }) => name === place.name && province === place.province);
    const { point } = place;
    if (itself.length > 0 || point === null) return itself;
    const near = all
      .filter((one) => one.name !== one.province)
      .flatMap((one) => (one.point ? [{ one, km: distanceKm(point, one.point) }] : []));
    const nearest = Math.min(...near.map(({ km }) => km));
    const upTo = nearest <= besideKm ? besideKm : Math.min(farthestKm, nearest + fartherKm);
    return near.filter(({ km }) => km <= upTo).map(({ one }) => one);
  });
}
