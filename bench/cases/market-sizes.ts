import type { SeedSizes } from '#scripts/seed/seed-market.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { wholeReads } from '../support/explain-statements.ts';
import { marketQueries } from '../support/market-queries.ts';
import type { Bench } from '../support/open-bench.ts';
import { type Market, openMarket } from '../support/open-market.ts';
import { percentile } from '../support/percentile.ts';
import type { Scale } from '../support/scale.ts';

export interface Timed {
  readonly name: string;
  readonly jobs: number;
  /** In milliseconds, each as one caller sees it: the app's code with its statements, one after the other. */
  readonly times: readonly number[];
  /** Large tables that a statement would scan sequentially. */
  readonly whole: readonly string[];
}

/** The same queries on markets of several sizes, one market at a time. */
export async function timeSizes(bench: Bench, sizes: readonly SeedSizes[]): Promise<Timed[]> {
  const all: Timed[] = [];
  for (const size of sizes) {
    await using closing = new AsyncDisposableStack();
    const market = await (size === bench.scale.market ? bench.market() : openMarket({ ...bench, closing }, size));
    all.push(...(await timeMarket(market, size.jobs, bench.scale.sizes)));
  }
  return all;
}

async function timeMarket(
  { pool, databaseUrl }: Market,
  jobs: number,
  { turns, warmUp, explained }: Scale['sizes'],
): Promise<Timed[]> {
  const db = dbOfPool(pool);
  const timed: Timed[] = [];
  for (const { name, run } of await marketQueries(pool, db)) {
    for (let turn = 0; turn < warmUp; turn++) await run(db, turn);
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn++) {
      const started = performance.now();
      await run(db, turn);
      times.push(performance.now() - started);
    }
    const whole: string[] = [];
    for (let turn = 0; turn < explained; turn++)
      whole.push(...(await wholeReads(databaseUrl, (client) => run(client, turn))));
    timed.push({ name, jobs, times, whole });
  }
  return timed;
}

/** Ratio of the medians at the last and the first size. */
export function growthOf(timed: readonly Timed[], name: string): number {
  const own = timed.filter((one) => one.name === name).map(({ times }) => percentile(times, 0.5));
  return (own.at(-1) ?? Number.NaN) / (own[0] ?? Number.NaN);
}
