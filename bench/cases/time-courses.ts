import { compareSizes } from '../support/compare-sizes.ts';
import { courseQueries } from '../support/course-queries.ts';
import { wholeReads } from '../support/explain-statements.ts';
import { fillCourses } from '../support/fill-courses.ts';
import type { Bench } from '../support/open-bench.ts';
import { openMarket } from '../support/open-market.ts';
import type { Report } from '../support/report.ts';
import { readSizes } from '../support/scale.ts';

/** Reps with five courses on average, among ten thousand purchases and among a million. No query scans a large table. */
export async function timeCourses(bench: Bench): Promise<Report> {
  const { courses } = bench.scale;
  const markets = [];
  for (const size of readSizes(courses.sizes)) {
    const market = await openMarket(bench, { businesses: 40, reps: size / 5, jobs: 400, applications: 0 });
    const started = performance.now();
    await fillCourses(market);
    bench.say(`Filled in ${Math.round((performance.now() - started) / 1000)} s`);
    markets.push({ ...market, size, queries: await courseQueries(market.pool, courses.turns) });
  }
  const remarks: string[] = [];
  for (const { databaseUrl, queries } of markets.slice(-1))
    for (const { name, run } of queries)
      for (const what of await wholeReads(databaseUrl, (db) => run(db, 0)))
        remarks.push(`${name} reads a whole table: ${what}`);
  const report = await compareSizes(markets, courses);
  return { ...report, remarks, met: report.met && remarks.length === 0 };
}
