import { openFormerPolicy } from './former-policy.ts';
import type { Market } from './market.ts';
import { looksWhenNotified } from './notify.ts';
import { newestFirst, newestNotifyingAnyone, openAllKnowing, type Policy } from './policy.ts';
import { openRankingPolicy, type Part } from './ranking-policy.ts';

export const baselines = { newest: 'newest first', former: 'former points' } as const;
export const ours = 'this';
export const anyoneNotified = 'newest first, telling anyone';
export const knowing = 'who knows all';
export const knowingAndNotifying = 'who knows all, telling';
export const parts: readonly Part[] = [
  ...(['text', 'meaning', 'structure', 'behaviour', 'capacity', 'telling'] as const),
];
export const withoutPart = (part: Part): string => `this, without ${part}`;
/** Half as many of those notified look. */
export const halfLook = (name: string): string => `${name}, half look`;

interface Tried {
  readonly open: (market: Market) => Policy;
  readonly looksWhenNotified: number;
}

const usual = (open: Tried['open']): Tried => ({ open, looksWhenNotified });
const half = (open: Tried['open']): Tried => ({ open, looksWhenNotified: looksWhenNotified / 2 });
const newest = () => newestFirst;
const ranking = (market: Market) => openRankingPolicy(market);

/** By their names in the tables. */
export const policies: Readonly<Record<string, Tried>> = {
  [baselines.newest]: usual(newest),
  [anyoneNotified]: usual(newestNotifyingAnyone),
  [baselines.former]: usual(openFormerPolicy),
  [ours]: usual(ranking),
  [knowing]: usual((market) => openAllKnowing(market, false)),
  [knowingAndNotifying]: usual((market) => openAllKnowing(market, true)),
  [halfLook(baselines.newest)]: half(newest),
  [halfLook(ours)]: half(ranking),
  ...Object.fromEntries(parts.map((part) => [withoutPart(part), usual((market) => openRankingPolicy(market, part))])),
};
