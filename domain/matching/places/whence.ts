import { distanceKm } from '../../shared/distance.ts';
import type { MatchPlace, RepToMatch } from '../described.ts';
import type { Whence } from '../reach.ts';
import { readWhereabouts } from './read-places.ts';

/** Of two places with one name the nearer to home counts. */
function nearestTo(home: MatchPlace | null, [first, ...others]: readonly MatchPlace[]): MatchPlace | undefined {
  const from = home?.point;
  if (!from || !first?.point || others.length === 0) return first;
  const km = ({ point }: MatchPlace) => (point ? distanceKm(from, point) : Number.POSITIVE_INFINITY);
  return [first, ...others].toSorted((one, other) => km(one) - km(other))[0];
}

/** Where a rep is, and where the profile says they would be. */
export function whenceOf({ home, preferred, skills, description }: RepToMatch): Whence {
  const text = [...skills, description ?? ''].join('\n');
  return { home, preferred, ...readWhereabouts(text, (all) => nearestTo(home, all)) };
}
