import { type MarketSize, makeMarket } from './market.ts';
import { type Measured, measureRun } from './measure-run.ts';
import { policies } from './policies.ts';
import { runMarket } from './run-market.ts';

/** One market under each of the policies. */
export function simulateSeed(seed: number, size: MarketSize): Record<string, Measured> {
  const market = makeMarket(seed, size);
  const runs = Object.entries(policies).map(
    ([name, { open, looksWhenNotified }]) =>
      [name, measureRun(runMarket(market, open(market), looksWhenNotified))] as const,
  );
  return Object.fromEntries(runs);
}
