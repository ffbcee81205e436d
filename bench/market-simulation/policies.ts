import { openHintsPolicy } from './hints-policy.ts';
import type { Market } from './market.ts';
import { newestFirst, type Policy } from './policy.ts';

/** By what they are called in the tables. */
export const policies: Readonly<Record<string, (market: Market) => Policy>> = {
  'newest first': () => newestFirst,
  'hints of today': openHintsPolicy,
};
