import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { MarketSize } from './market.ts';
import type { Measured } from './measure-run.ts';

/** In the order of the seeds, as many in parallel as there are cores. */
export async function simulateSeeds(
  seeds: readonly number[],
  size: MarketSize,
  say: (words: string) => void,
): Promise<Record<string, Measured>[]> {
  const results: Record<string, Measured>[] = [];
  let next = 0;
  async function work(): Promise<void> {
    const worker = new Worker(new URL('../simulation-worker.ts', import.meta.url));
    try {
      for (let at = next++; at < seeds.length; at = next++) {
        worker.postMessage({ seed: seeds[at], size });
        const [result] = (await once(worker, 'message')) as [Record<string, Measured>];
        results[at] = result;
        say(`Seed ${seeds[at]}`);
      }
    } finally {
      await worker.terminate();
    }
  }
  await Promise.all(Array.from({ length: Math.min(seeds.length, availableParallelism()) }, work));
  return results;
}
