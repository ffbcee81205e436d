import { knows } from './asks.ts';
import type { Offers } from './offers.ts';
import { numberOf } from './trade/trade-map.ts';

const sells = numberOf('sells');

const soldSomething = 0.6;
/** Who knows the goods has usually handed them to somebody. */
const knewGoods = 0.8;
/** Nothing is known, and for an entry job nothing is needed. */
const newcomer = { entry: 0.7, other: 0.5 } as const;
const otherWorkAlone = 0.3;
const saysNo = 0.7;

/**
 * Whether somebody did this work, or any like it. Who splices fibre, drives a truck or guards a gate uses the words of what is
 * sold, and sells nothing.
 */
export function practiceFit(
  selling: number | null,
  product: number | null,
  offers: Offers,
  { isEntry, isRefused }: { isEntry: boolean; isRefused: boolean },
): number {
  if (isRefused) return 0;
  const sold = Math.max(selling ?? 0, offers.hasSelling || knows(offers.known, sells) === 1 ? soldSomething : 0);
  const isOther = offers.hasOtherWork && sold === 0;
  const fit = isOther
    ? otherWorkAlone
    : Math.max(sold, knewGoods * (product ?? 0), isEntry ? newcomer.entry : newcomer.other);
  return offers.refused.has(sells) ? fit * saysNo : fit;
}
