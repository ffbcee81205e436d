import { nationalProvince } from '#contract/catalogue/options.ts';
import { distanceKm } from '../shared/distance.ts';
import type { MatchPlace } from './described.ts';
import type { Whereabouts } from './places/read-places.ts';

export interface Reach {
  /** From 0 to 1. */
  readonly fit: number;
  readonly from: 'home' | 'preferred' | 'named' | 'roams';
  readonly how: 'same town' | 'anywhere' | 'measured' | 'same province' | 'elsewhere';
  /** As the crow flies. */
  readonly km: number | null;
  /** The one that the profile names. */
  readonly place?: MatchPlace;
}

/** Value of a distance to another town: to work and back in a day, then with a night, then to move. */
const steps: readonly (readonly [km: number, fit: number])[] = [
  [0, 0.92],
  [15, 0.92],
  [30, 0.88],
  [50, 0.8],
  [70, 0.6],
  [100, 0.36],
  [150, 0.21],
  [300, 0.08],
  [600, 0],
];

function fitOfDistance(km: number): number {
  const after = steps.findIndex(([upTo]) => km <= upTo);
  const [far, low] = steps[after] ?? [0, 0];
  const [near, high] = steps[after - 1] ?? [0, low];
  if (after <= 0) return after === 0 ? low : 0;
  return high + ((low - high) * (km - near)) / (far - near);
}

/** Beyond this no one travels for a gig, however well they fit. */
const leastReach = 0.1;

/** Whether a rep is in reach, whatever its weight in a model. A rep of unknown place is not too far. */
export const isInReach = (fit: number | null): boolean => fit === null || fit >= leastReach;

const isWhole = ({ name, province }: MatchPlace) => name === province;
const inProvince = 0.75;

/** An unknown place is not too far. */
const unknown = 0.4;

function reachFrom(place: MatchPlace, from: Reach['from'], job: MatchPlace, shareOfWay: number): Reach {
  if (job.province === nationalProvince || place.province === nationalProvince)
    return { fit: from === 'home' && job.province !== nationalProvince ? 0.5 : 1, from, how: 'anywhere', km: null };
  const isSameProvince = place.province === job.province;
  if (isSameProvince && place.name === job.name) return { fit: 1, from, how: 'same town', km: 0 };
  if (place.province === '' || job.province === '') return { fit: unknown, from, how: 'elsewhere', km: null };
  // A province has a middle, but no one works there: measured from it, its own towns would be far away.
  if (isWhole(job) || isWhole(place) || place.point === null || job.point === null)
    return isSameProvince
      ? { fit: inProvince, from, how: 'same province', km: null }
      : { fit: 0, from, how: 'elsewhere', km: null };
  const km = distanceKm(place.point, job.point);
  return { fit: fitOfDistance(km * shareOfWay), from, how: 'measured', km };
}

/** Where a rep is, and where they would go. */
export interface Whence extends Partial<Whereabouts> {
  readonly home: MatchPlace | null;
  readonly preferred: MatchPlace | null;
}

/** The value of a sentence of the profile relative to a chosen work area. */
const worthOfSentence = 0.8;
/** A rep who would move, or work anywhere, is still far away. */
const roaming = { anywhere: 0.7, moves: 0.4 } as const;

const nearer = (one: Reach | null, other: Reach | null) => (other && (!one || other.fit > one.fit) ? other : one);

/** Whether a rep can reach the work: from home, from preferred areas, or from places their profile names, whichever is best. Null: unknown. */
export function reachOf(
  { home, preferred, places = [], roams = null }: Whence,
  job: MatchPlace | null,
  /** Below 1: the distance counts for less. */
  shareOfWay = 1,
): Reach | null {
  if (job === null) return null;
  let best = home && reachFrom(home, 'home', job, shareOfWay);
  best = nearer(best, preferred && reachFrom(preferred, 'preferred', job, shareOfWay));
  if (best && best.fit > worthOfSentence) return best;
  for (const place of places) {
    const reach = reachFrom(place, 'named', job, shareOfWay);
    best = nearer(best, { ...reach, fit: worthOfSentence * reach.fit, place });
  }
  if (roams === null || best === null) return best;
  return nearer(best, { fit: roaming[roams], from: 'roams', how: 'anywhere', km: null });
}
