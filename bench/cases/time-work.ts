import type pg from 'pg';
import { dbOfPool } from '#server/platform/db/pool.ts';
import type { Bench } from '../support/open-bench.ts';
import { openMarket } from '../support/open-market.ts';
import { percentile } from '../support/percentile.ts';
import { inMilliseconds, type Report } from '../support/report.ts';
import { readSizes, type Scale } from '../support/scale.ts';
import { workQueries } from '../support/work-queries.ts';

/** The slowest of a hundred, at the largest number of engagements, in times of the same at the smallest. */
const mostGrowth = 2;

interface Ledgers {
  readonly engagements: number;
  readonly pool: pg.Pool;
}

/** A rep with ten engagements and a business with fifty, among ten thousand of them and among a million. */
export async function timeWork(bench: Bench): Promise<Report> {
  const markets: Ledgers[] = [];
  for (const engagements of readSizes(bench.scale.work.sizes)) {
    const sizes = { businesses: engagements / 50, reps: engagements / 10, jobs: engagements / 10 };
    const { pool } = await openMarket(bench, { ...sizes, applications: sizes.jobs, hires: engagements });
    markets.push({ engagements, pool });
  }
  return compareWork(markets, bench.scale.work);
}

/**
 * In every turn each question goes to all of them, three times, of which the quickest counts: what else the machine does is no
 * matter of theirs, and what somebody's rows ask for is there in all three.
 */
async function compareWork(markets: readonly Ledgers[], { turns, warmUp }: Scale['work']): Promise<Report> {
  const asked = await Promise.all(
    markets.map(async ({ pool }) => ({ db: dbOfPool(pool), queries: await workQueries(pool, turns) })),
  );
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
          ...markets.flatMap(({ engagements }) => [`${engagements / 1000}k p50`, 'p99']),
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
