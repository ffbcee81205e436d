import { compareSizes } from '../support/compare-sizes.ts';
import type { Bench } from '../support/open-bench.ts';
import { openMarket } from '../support/open-market.ts';
import type { Report } from '../support/report.ts';
import { readSizes } from '../support/scale.ts';
import { workQueries } from '../support/work-queries.ts';

/** A rep with ten engagements and a business with fifty, among ten thousand of them and among a million. */
export async function timeWork(bench: Bench): Promise<Report> {
  const { work } = bench.scale;
  const markets = [];
  for (const size of readSizes(work.sizes)) {
    const sizes = { businesses: size / 50, reps: size / 10, jobs: size / 10 };
    const { pool } = await openMarket(bench, { ...sizes, applications: sizes.jobs, hires: size });
    markets.push({ size, pool, queries: await workQueries(pool, work.turns) });
  }
  return compareSizes(markets, work);
}
