import type { JobToMatch } from './described.ts';
import type { JobFigure } from './figures.ts';
import type { Offers } from './offers.ts';
import { concepts, numberOf } from './trade/trade-map.ts';

/** Hours and places that a profile rules out. */
export type Hindrance = 'weekends' | 'evenings' | 'away from home' | 'away from a desk' | 'on foot' | 'soon';

const weekends = numberOf('weekends');
const evenings = numberOf('evenings');

const soonDays = 14;
const isSoon = ({ startInDays }: JobToMatch) => startInDays !== null && startInDays < soonDays;

const insideFamilies = new Set(['phone', 'online', 'service']);
const isInside = ({ selling }: JobFigure) =>
  selling.some(({ number, isMain }) => isMain && insideFamilies.has(concepts[number]?.family ?? ''));

/** The heaviest of them. */
export function hindranceOf(figure: JobFigure, offers: Offers): Hindrance | null {
  const { job, needs } = figure;
  if (needs.when === 'weekends' && offers.refused.has(weekends)) return 'weekends';
  if (needs.evenings && offers.refused.has(evenings)) return 'evenings';
  if (offers.stays === 'home' && !needs.remote) return 'away from home';
  if (offers.stays === 'desk' && !needs.remote && !isInside(figure)) return 'away from a desk';
  if (offers.stays === 'off their feet' && !needs.remote && !isInside(figure)) return 'on foot';
  return isSoon(job) && offers.givesNotice ? 'soon' : null;
}
