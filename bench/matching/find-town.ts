import { nationalProvince, provinces } from '#contract/catalogue.ts';
import type { MatchPlace } from '#domain/matching/described.ts';
import { placesByProvince } from '#server/app/reference/locations.ts';
import { otherNames, otherTowns } from './other-towns.ts';

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const places = new Map<string, MatchPlace>();
for (const province of provinces) {
  const { middle, towns } = placesByProvince[province];
  const others = otherTowns[province] ?? [];
  for (const [name, latitude, longitude] of [...towns, ...others, [province, ...middle] as const])
    places.set(plain(name), { name, province, point: { latitude, longitude } });
}
for (const name of [nationalProvince, 'Anywhere', 'South Africa', 'Nationwide', 'Remote'])
  places.set(plain(name), { name: nationalProvince, province: nationalProvince, point: null });

/** The place of a name as people write it. One that nobody knows is somewhere of its own. */
export function findTown(name: string | null): MatchPlace | null {
  if (name === null || plain(name) === '') return null;
  for (const part of [name, ...name.split(/[,()/]/)]) {
    const known = places.get(plain(otherNames[plain(part)] ?? part));
    if (known !== undefined) return known;
  }
  return { name, province: '', point: null };
}
