import { nationalProvince } from '#contract/catalogue.ts';
import { distanceKm } from '../distance.ts';
import type { MatchPlace } from './described.ts';

export interface Reach {
  /** From 0 to 1. */
  readonly fit: number;
  readonly from: 'home' | 'preferred';
  readonly how: 'same town' | 'anywhere' | 'measured' | 'same province' | 'elsewhere';
  /** As the crow flies. */
  readonly km: number | null;
}

/** How good a distance is: to work and back in a day, then with a night, then to move. */
const steps: readonly (readonly [km: number, fit: number])[] = [
  [0, 1],
  [15, 1],
  [30, 0.96],
  [50, 0.86],
  [70, 0.65],
  [100, 0.4],
  [150, 0.22],
  [300, 0.08],
  [600, 0],
];

function fitOfDistance(km: number): number {
  const after = steps.findIndex(([upTo]) => km <= upTo);
  const [far, low] = steps[after] ?? [0, 0];
  const [near, high] = steps[after - 1] ?? [0, 1];
  if (after <= 0) return after === 0 ? 1 : 0;
  return high + ((low - high) * (km - near)) / (far - near);
}

/** Farther nobody goes for a gig, however well they fit. */
const leastReach = 0.1;

/** Whatever distance weighs in a model. Of whom nobody knows where they are, it is not said that they are too far. */
export const isInReach = (fit: number | null): boolean => fit === null || fit >= leastReach;

const isWhole = ({ name, province }: MatchPlace) => name === province;
const inProvince = 0.75;

function reachFrom(place: MatchPlace, from: Reach['from'], job: MatchPlace, shareOfWay: number): Reach {
  if (job.province === nationalProvince || place.province === nationalProvince)
    return { fit: from === 'home' && job.province !== nationalProvince ? 0.5 : 1, from, how: 'anywhere', km: null };
  const isSameProvince = place.province === job.province;
  if (isSameProvince && place.name === job.name) return { fit: 1, from, how: 'same town', km: 0 };
  // A province has a middle, but nobody works there: measured from it, its own towns would be far away.
  if (isWhole(job) || isWhole(place) || place.point === null || job.point === null)
    return isSameProvince
      ? { fit: inProvince, from, how: 'same province', km: null }
      : { fit: 0, from, how: 'elsewhere', km: null };
  const km = distanceKm(place.point, job.point);
  return { fit: fitOfDistance(km * shareOfWay), from, how: 'measured', km };
}

/** Whether somebody can be at the work: from home or from where they would like to work, whichever is better. Null: nobody said. */
export function reachOf(
  rep: { readonly home: MatchPlace | null; readonly preferred: MatchPlace | null },
  job: MatchPlace | null,
  /** Below 1: the way counts for less. */
  shareOfWay = 1,
): Reach | null {
  if (job === null) return null;
  const home = rep.home && reachFrom(rep.home, 'home', job, shareOfWay);
  const preferred = rep.preferred && reachFrom(rep.preferred, 'preferred', job, shareOfWay);
  if (!home || !preferred) return home ?? preferred;
  return preferred.fit > home.fit ? preferred : home;
}
