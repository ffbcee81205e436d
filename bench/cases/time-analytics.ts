import { countOn } from '#server/features/analytics/commands/count-on.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { transactionsOn } from '#server/platform/db/transaction.ts';
import { analyticsQueries } from '../support/analytics-queries.ts';
import type { Bench } from '../support/open-bench.ts';
import { openMarket } from '../support/open-market.ts';
import { percentile } from '../support/percentile.ts';
import { rebuildAll } from '../support/rebuild-figures.ts';
import { inMilliseconds, type Report } from '../support/report.ts';
import { marketOf, readSizes } from '../support/scale.ts';

/** 99th percentile, as for all of the panel. */
const mostMs = 300;

/** The Analytics tab's queries in the largest market, and the time to count everything, and the last day's events. */
export async function timeAnalytics(bench: Bench): Promise<Report> {
  const { turns, sizes } = bench.scale.analytics;
  const size = readSizes(sizes).at(-1) ?? 10_000;
  const { databaseUrl, pool } = await openMarket(bench, { ...marketOf(size), hires: size });
  const db = dbOfPool(pool);
  const all = await timed(() => rebuildAll(databaseUrl));
  await pool.query('vacuum (analyze) analytics_deeds, analytics_days, analytics_cohorts');
  const nothing = async () => {};
  const news = await timed(() => countOn(transactionsOn(pool, nothing, nothing), new AbortController().signal));
  const times: { readonly name: string; readonly own: readonly number[] }[] = [];
  for (const { name, run } of analyticsQueries()) {
    const own: number[] = [];
    for (let turn = 0; turn < turns; turn++) own.push(await timed(() => run(db, turn)));
    times.push({ name, own });
  }
  const slowest = ({ own }: { own: readonly number[] }) => percentile(own, 0.99);
  return {
    tables: [
      {
        headings: [`${size / 1000}k jobs`, 'p50', 'p99', `at most ${mostMs} ms`],
        rows: times.map((one) => [
          one.name,
          inMilliseconds(percentile(one.own, 0.5)),
          inMilliseconds(slowest(one)),
          slowest(one) <= mostMs ? 'met' : 'missed',
        ]),
      },
      {
        headings: ['What the task does', 'took'],
        rows: [
          ['counts all there is', inMilliseconds(all)],
          ['counts what is new', inMilliseconds(news)],
        ],
      },
    ],
    met: times.every((one) => slowest(one) <= mostMs),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
