import { parentPort } from 'node:worker_threads';
import type { MarketSize } from './market-simulation/market.ts';
import { simulateSeed } from './market-simulation/simulate-seed.ts';

/** Runs one seed after the other, on request. */
parentPort?.on('message', ({ seed, size }: { readonly seed: number; readonly size: MarketSize }) => {
  parentPort?.postMessage(simulateSeed(seed, size));
});
