import type pg from 'pg';
import { dbOfPool } from '#server/platform/db/pool.ts';
import type { MarketQuery } from './market-queries.ts';
import { percentile } from './percentile.ts';
import { inMilliseconds, type Report } from './report.ts';
import type { Scale } from './scale.ts';

/** The 99th percentile at the largest size, relative to the smallest. */
const mostGrowth = 2;

interface Asked {
  readonly size: number;
  readonly pool: pg.Pool;
  readonly queries: readonly MarketQuery[];
}

/**
 * In every turn each query runs on all of them, three times, of which the fastest counts: other load on the machine is excluded, and the cost of a
 * user's rows is in all three.
 */
export async function compareSizes(markets: readonly Asked[], { turns, warmUp }: Scale['work']): Promise<Report> {
  const asked = markets.map(({ pool, queries }) => ({ db: dbOfPool(pool), queries }));
  const names = asked[0]?.queries.map(({ name }) => name) ?? [];
  const times = names.map(() => markets.map((): number[] => []));
  for (let turn = -warmUp; turn < turns; turn++)
    for (const [question] of names.entries())
      for (const [market, { db, queries }] of asked.entries()) {
        const own: number[] = [];
        for (let time = 0; time < 3; time++) {
          const started = performance.now();
          await queries[question]?.run(db, turn + warmUp);
          own.push(performance.now() - started);
        }
        if (turn >= 0) times[question]?.[market]?.push(Math.min(...own));
      }
  const growths = times.map((own) => percentile(own.at(-1) ?? [], 0.99) / percentile(own[0] ?? [], 0.99));
  return {
    tables: [
      {
        headings: [
          '',
          ...markets.flatMap(({ size }) => [`${size / 1000}k p50`, 'p99']),
          'p99 grows',
          `at most ${mostGrowth} ×`,
        ],
        rows: names.map((name, question) => [
          name,
          ...(times[question] ?? []).flatMap((own) =>
            [0.5, 0.99].map((share) => inMilliseconds(percentile(own, share))),
          ),
          `${growths[question]?.toFixed(2)} ×`,
          (growths[question] ?? 0) <= mostGrowth ? 'met' : 'missed',
        ]),
      },
    ],
    met: growths.every((growth) => growth <= mostGrowth),
  };
}
