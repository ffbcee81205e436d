import { knows } from './asks.ts';
import type { Offers } from './offers.ts';
import { numberOf } from './trade/trade-map.ts';

const sells = numberOf('sells');

const soldSomething = 0.6;
/** A rep who knows the goods has usually sold them. */
const knewGoods = 0.8;
/** Unknown, and for an entry job not needed. */
const newcomer = { entry: 0.7, other: 0.5 } as const;
const otherWorkAlone = 0.3;
const saysNo = 0.7;

/** Whether a rep did this work, or similar work. Splicing fibre, driving a truck or guarding a gate shares words with sales, and is none. */
export function practiceFit(selling: number | null, product: number | null, offers: Offers, isEntry: boolean): number {
  const sold = Math.max(selling ?? 0, offers.hasSelling || knows(offers.known, sells) === 1 ? soldSomething : 0);
  const isOther = offers.hasOtherWork && sold === 0;
  const fit = isOther
    ? otherWorkAlone
    : Math.max(sold, knewGoods * (product ?? 0), isEntry ? newcomer.entry : newcomer.other);
  return offers.refused.has(sells) ? fit * saysNo : fit;
}
