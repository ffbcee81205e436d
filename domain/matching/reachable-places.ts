import { distanceKm, type Point } from '../shared/distance.ts';

interface Place {
  readonly id: string;
  readonly name: string;
  readonly province: string;
  readonly point: Point | null;
}

export interface ReachablePlace {
  readonly id: string;
  /** From 0 to 1: the nearer the more. */
  readonly closeness: number;
}

const anywhere = 'National';

/** There and back in a day; with a night away; what is farther is moved to. */
const ringsKm = [60, 200] as const;

const isWhole = ({ name, province }: Place) => name === province;

/** How near one place is to another, from 1 for the same to 0; null: out of this ring. */
function closenessOf(from: Place, to: Place, ringKm: number | null): number | null {
  if (from.id === to.id || from.province === anywhere || to.province === anywhere) return 1;
  const sameProvince = from.province === to.province;
  if (sameProvince && (isWhole(from) || isWhole(to))) return 0.9;
  const km = from.point && to.point ? distanceKm(from.point, to.point) : null;
  if (ringKm !== null && (km === null || km > ringKm)) return null;
  return 1 / (1 + (km ?? 400) / 60);
}

/**
 * Where to look for what is near any of these places: within a day's way first, then farther, then in the whole country.
 * Each ring holds the one before it. From nowhere all places are as near as any.
 */
export function reachablePlaces(all: readonly Place[], from: readonly Place[]): readonly (readonly ReachablePlace[])[] {
  if (from.length === 0) return [all.map(({ id }) => ({ id, closeness: 1 }))];
  return [...ringsKm, null].map((ringKm) =>
    all.flatMap((place) => {
      const near = from.map((one) => closenessOf(one, place, ringKm)).filter((one) => one !== null);
      return near.length === 0 ? [] : [{ id: place.id, closeness: Math.max(...near) }];
    }),
  );
}
