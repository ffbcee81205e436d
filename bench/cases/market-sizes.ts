import { dbOfPool } from '#server/platform/db/pool.ts';
import { wholeReads } from '../support/explain-statements.ts';
import { marketQueries } from '../support/market-queries.ts';
import { type Market, openMarket } from '../support/open-market.ts';
import { percentile } from '../support/percentile.ts';

/** The proportions of the market: a fifth as many reps as jobs, a fiftieth as many businesses, three applications a job. */
const marketOf = (jobs: number) => ({ jobs, reps: jobs / 5, businesses: jobs / 50, applications: jobs * 3 });

const turnsOfWarmUp = 30;
const turns = 200;
const explained = 5;

export interface Timed {
  readonly name: string;
  readonly jobs: number;
  /** In milliseconds, each as one asker sees it: the app's code with its statements, one after the other. */
  readonly times: readonly number[];
  /** Large tables that a statement would read from end to end. */
  readonly whole: readonly string[];
}

/** The same questions to markets of several sizes, one market at a time. */
export async function timeSizes(sizes: readonly number[], say: (what: string) => void): Promise<Timed[]> {
  const all: Timed[] = [];
  for (const jobs of sizes) {
    say(`Making a market of ${jobs.toLocaleString('en-ZA')} jobs`);
    await using closing = new AsyncDisposableStack();
    all.push(...(await timeMarket(await openMarket(closing, marketOf(jobs)), jobs)));
  }
  return all;
}

async function timeMarket({ pool, databaseUrl }: Market, jobs: number): Promise<Timed[]> {
  const db = dbOfPool(pool);
  const timed: Timed[] = [];
  for (const { name, run } of await marketQueries(pool, db)) {
    for (let turn = 0; turn < turnsOfWarmUp; turn++) await run(db, turn);
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn++) {
      const begun = performance.now();
      await run(db, turn);
      times.push(performance.now() - begun);
    }
    const whole: string[] = [];
    for (let turn = 0; turn < explained; turn++)
      whole.push(...(await wholeReads(databaseUrl, (client) => run(client, turn))));
    timed.push({ name, jobs, times, whole });
  }
  return timed;
}

/** How much longer the middle one takes at the last size than at the first. */
export function growthOf(timed: readonly Timed[], name: string): number {
  const own = timed.filter((one) => one.name === name).map(({ times }) => percentile(times, 0.5));
  return (own.at(-1) ?? Number.NaN) / (own[0] ?? Number.NaN);
}
