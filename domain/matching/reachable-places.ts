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

/** Within a day's return; with a night away; beyond that, by moving. */
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
 * Rings around these places to search: within a day's return first, then farther, then in the whole country. Each ring contains the one before it.
 * Without a place all are equally near.
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
