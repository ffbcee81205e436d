import { openFormerPolicy } from './former-policy.ts';
import type { Market } from './market.ts';
import { newestFirst, openAllKnowing, type Policy } from './policy.ts';
import { openRankingPolicy, type Part } from './ranking-policy.ts';

export const baselines = { newest: 'newest first', former: 'former points' } as const;
export const ours = 'this';
export const parts: readonly Part[] = ['text', 'meaning', 'structure', 'behaviour', 'capacity', 'learning'];
export const withoutPart = (part: Part): string => `this, without ${part}`;

/** By what they are called in the tables. */
export const policies: Readonly<Record<string, (market: Market) => Policy>> = {
  [baselines.newest]: () => newestFirst,
  [baselines.former]: openFormerPolicy,
  [ours]: (market) => openRankingPolicy(market),
  'who knows all': openAllKnowing,
  ...Object.fromEntries(parts.map((part) => [withoutPart(part), (market: Market) => openRankingPolicy(market, part)])),
};
