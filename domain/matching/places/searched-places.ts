import { nationalProvince, provinces } from '#contract/catalogue/options.ts';
import { slipsBetween } from '../../jobs/search-words.ts';
import { distanceKm } from '../../shared/distance.ts';
import type { MatchPlace } from '../described.ts';
import { lookUp, placesNamed, plainName } from './gazetteer.ts';
import { partsOf, shortNames, townsOfSuburb } from './parts.ts';
import { alsoWords, otherNames } from './towns.ts';

interface Located extends MatchPlace {
  readonly id: string;
}

export interface NamedPlace {
  /** There are two Middelburgs. */
  readonly places: readonly MatchPlace[];
  /** Towns that have a suburb of the name. */
  readonly townsAround: readonly MatchPlace[];
}

/** Words of a search that name a place, by their positions; `to` is excluded. */
export interface SearchedPlace extends NamedPlace {
  readonly from: number;
  readonly to: number;
  /** Where the name itself ends: "east" of "Pretoria East" follows it. */
  readonly nameTo: number;
}

const names: readonly string[] = [...new Set([...placesNamed.keys(), ...otherNames.keys()])].filter(
  (name) => name !== plainName(nationalProvince),
);
const knownNames: ReadonlySet<string> = new Set([...names, ...shortNames.keys(), ...townsOfSuburb.keys()]);
const mostWords = Math.max(...[...knownNames].map((name) => name.split(' ').length));

/** What follows the name of a place without narrowing it: "Pretoria East", "Durban CBD". */
const behind = new Set(
  'north south east west central cbd inner metro municipality province area areas region town city suburbs'.split(' '),
);
/** Other filler beside the name of a place: "work near Durban". */
export const fillers: ReadonlySet<string> = new Set(
  'near nearby around greater area areas work based within'.split(' '),
);

const nameAt = (plain: readonly string[], from: number): number | undefined => {
  const longest = Math.min(mostWords, plain.length - from);
  return Array.from({ length: longest }, (_, less) => longest - less).find((count) =>
    knownNames.has(plain.slice(from, from + count).join(' ')),
  );
};

/** The places of a name as people search for it. */
export function placesSearched(name: string): NamedPlace {
  const plain = plainName(name);
  return {
    places: lookUp(shortNames.get(plain) ?? plain),
    townsAround: (townsOfSuburb.get(plain) ?? []).flatMap((town) => lookUp(town)[0] ?? []),
  };
}

/** All places that a search names, in the order typed; of "east london" it is East London, not London. */
export function searchedPlaces(words: readonly string[]): SearchedPlace[] {
  const plain = words.map(plainName);
  const found: SearchedPlace[] = [];
  for (let from = 0; from < plain.length; ) {
    const length = nameAt(plain, from);
    if (length === undefined) {
      from++;
      continue;
    }
    const nameTo = from + length;
    const named = placesSearched(plain.slice(from, nameTo).join(' '));
    let to = nameTo;
    while (behind.has(plain[to] ?? '') && nameAt(plain, to) === undefined) to++;
    found.push({ from, to, nameTo, ...named });
    from = to;
  }
  return found;
}

/** Fewer typos than in other words: nearly every word is near one in a list of places this long. */
const lettersPerSlip = 4;
/** Fewer still in suburbs, of which there are more. */
const lettersPerSlipInSuburb = 6;
const mostSlips = 3;

/** The most likely intended place name, with its number of typos. Null when none is near. */
export function meantPlace(typed: string): { readonly name: string; readonly slips: number } | null {
  const plain = plainName(typed);
  let best: { name: string; slips: number } | null = null;
  const compare = (name: string, perSlip: number) => {
    const most = Math.min(mostSlips, Math.floor(plain.length / perSlip), best ? best.slips - 1 : mostSlips);
    // The first letter is rarely mistyped, and most candidates are dropped here.
    if (most <= 0 || name.length < perSlip || name[0] !== plain[0]) return;
    const slips = slipsBetween(plain, name, most);
    if (slips <= most) best = { name, slips };
  };
  for (const name of names) compare(name, lettersPerSlip);
  for (const name of townsOfSuburb.keys()) compare(name, lettersPerSlipInSuburb);
  return best;
}

/** Other names of these places in a text, in small letters. Names that are common words as well are left out. */
export function namesOf(places: readonly MatchPlace[]): string[] {
  const own = places.map(({ name }) => name);
  const others = [...otherNames].filter(([, name]) => own.includes(name)).map(([other]) => other);
  return [...new Set([...own.map(plainName), ...others])].filter((name) => !alsoWords.has(name));
}

const besideKm = 12;
const farthestKm = 40;
const fartherKm = 15;

const isTown = ({ name, province }: MatchPlace) => name !== province;
export const isProvince = (place: MatchPlace) => !isTown(place) && provinces.some((name) => name === place.name);

/** The nearest first. */
function townsNear({ point }: MatchPlace, all: readonly Located[]): Located[] {
  if (point === null) return [];
  const near = all
    .filter(isTown)
    .flatMap((one) => (one.point ? [{ one, km: distanceKm(point, one.point) }] : []))
    .toSorted((one, other) => one.km - other.km);
  const nearest = near[0]?.km ?? 0;
  const upTo = nearest <= besideKm ? besideKm : Math.min(farthestKm, nearest + fartherKm);
  return near.filter(({ km }) => km <= upTo).map(({ one }) => one);
}

/**
 * The places of the catalogue for a job in one of these places, the likeliest first: the place itself and its parts, for a province all in it. A
 * suburb maps to the towns beside it, or else to those hardly farther away than the nearest.
 */
export function catalogued({ places, townsAround }: NamedPlace, all: readonly Located[]): Located[] {
  const itself = (place: MatchPlace) =>
    all.filter(({ name, province }) => name === place.name && province === place.province);
  const found = places.flatMap((place) => {
    if (isProvince(place))
      return [...itself(place), ...all.filter((one) => isTown(one) && one.province === place.province)];
    const parts = partsOf.get(place.name) ?? [];
    const named = [...itself(place), ...all.filter((one) => isTown(one) && parts.includes(one.name))];
    return named.length > 0 ? named : townsNear(place, all);
  });
  return [...new Set([...found, ...townsAround.flatMap(itself)])];
}
