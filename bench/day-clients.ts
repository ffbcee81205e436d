import { setTimeout as delay } from 'node:timers/promises';
import { type LoadOptions, type LoadResults, startLoad } from './day/start-load.ts';
import { type Seen, type Watched, watchProcesses } from './day/watch-processes.ts';

export interface DayOrder {
  readonly options: LoadOptions;
  readonly seconds: number;
  readonly watched: Watched;
}

export interface DayAnswer {
  readonly results: LoadResults;
  readonly seen: Seen;
}

// The people have their own process, so that their cost is not counted as the app's.
process.once('disconnect', () => process.exit());
process.on('message', async ({ options, seconds, watched }: DayOrder) => {
  const load = await startLoad(options);
  const stopWatching = await watchProcesses({ ...watched, pids: { ...watched.pids, generator: process.pid } });
  await delay(seconds * 1000);
  const results = await load.stop();
  process.send?.({ results, seen: await stopWatching() } satisfies DayAnswer);
});
