import { nationalProvince, provinces } from '#contract/catalogue/options.ts';
import type { MatchPlace } from '../described.ts';
import { otherNames, regions, towns } from './towns.ts';

/** Normalises a name for lookup: small letters, with nothing but spaces between the words. */
export const plainName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’](?=[st]\b)/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function readPlaces(lists: typeof towns): MatchPlace[] {
  return Object.entries(lists).flatMap(([province, list]) =>
    list.split(',').map((line) => {
      const [, name = '', latitude, longitude] = /^\s*(.+) (-?[\d.]+) (-?[\d.]+)\s*$/.exec(line) ?? [];
      return { name, province, point: { latitude: Number(latitude), longitude: Number(longitude) } };
    }),
  );
}

const whole = provinces.map((province): MatchPlace => ({ name: province, province, point: null }));
const anywhere: MatchPlace = { name: nationalProvince, province: nationalProvince, point: null };

/** All of a name: there are two Middelburgs. */
export const placesNamed: ReadonlyMap<string, readonly MatchPlace[]> = Map.groupBy(
  [...readPlaces(towns), ...readPlaces(regions), ...whole, anywhere],
  ({ name }) => plainName(name),
);

/** Finds places by name, common names included. */
export const lookUp = (name: string): readonly MatchPlace[] =>
  placesNamed.get(plainName(otherNames.get(plainName(name)) ?? name)) ?? [];
