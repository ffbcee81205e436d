import { nationalProvince, provinces } from '#contract/catalogue/options.ts';
import type { MatchPlace } from '#domain/matching/described.ts';
import { lookUp, plainName } from '#domain/matching/places/gazetteer.ts';
import { otherNames } from '#domain/matching/places/towns.ts';
import { placesByProvince } from '#server/app/reference/locations.ts';

const places = new Map<string, MatchPlace>();
for (const province of provinces) {
  const { middle, towns } = placesByProvince[province];
  for (const [name, latitude, longitude] of [...towns, [province, ...middle] as const])
    places.set(plainName(name), { name, province, point: { latitude, longitude } });
}
for (const name of [nationalProvince, 'Anywhere', 'South Africa', 'Nationwide', 'Remote'])
  places.set(plainName(name), { name: nationalProvince, province: nationalProvince, point: null });

/** The place of a name as people write it. An unknown one is a separate place. */
export function findTown(name: string | null): MatchPlace | null {
  if (name === null || plainName(name) === '') return null;
  for (const part of [name, ...name.split(/[,()/]/)]) {
    const known = places.get(plainName(otherNames.get(plainName(part)) ?? part)) ?? lookUp(part)[0];
    if (known !== undefined) return known;
  }
  return { name, province: '', point: null };
}
