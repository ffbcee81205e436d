import type pg from 'pg';
import { dbOfPool } from '#server/platform/db/pool.ts';
import type { MarketQuery } from './market-queries.ts';
import { percentile } from './percentile.ts';
import { inMilliseconds, type Report } from './report.ts';
import type { Scale } from './scale.ts';

/** The slowest of a hundred, at the largest size, in times of the same at the smallest. */
const mostGrowth = 2;

interface Asked {
  readonly size: number;
  readonly pool: pg.Pool;
  readonly queries: readonly MarketQuery[];
}

/**
 * In every turn each question goes to all of them, three times, of which the quickest counts: what else the machine does is no
 * matter of theirs, and what somebody's rows ask for is there in all three.
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
          const begun = performance.now();
          await queries[question]?.run(db, turn + warmUp);
          own.push(performance.now() - begun);
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
