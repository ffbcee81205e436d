import type { Bench } from '../support/open-bench.ts';
import { percentile } from '../support/percentile.ts';
import { inMilliseconds, type Report } from '../support/report.ts';
import { marketOf, readSizes } from '../support/scale.ts';
import { growthOf, timeSizes } from './market-sizes.ts';

const mostGrowth = 2;

/** The most frequent queries at every size, side by side: they should grow little, and scan no large table. */
export async function reportSizes(bench: Bench): Promise<Report> {
  const sizes = process.env.BENCH_SIZES === undefined ? bench.scale.sizes.markets : readSizes([]).map(marketOf);
  const timed = await timeSizes(bench, sizes);
  const names = [...new Set(timed.map(({ name }) => name))];
  const rows = names.map((name) => {
    const own = timed.filter((one) => one.name === name);
    const growth = growthOf(timed, name);
    return [
      name,
      ...own.flatMap(({ times }) => [0.5, 0.99].map((share) => inMilliseconds(percentile(times, share)))),
      `${growth.toFixed(2)} ×`,
      growth <= mostGrowth ? 'met' : 'missed',
    ];
  });
  return {
    tables: [
      {
        headings: [
          '',
          ...sizes.flatMap(({ jobs }) => [`${jobs / 1000}k p50`, 'p99']),
          'growth',
          `at most ${mostGrowth} ×`,
        ],
        rows,
      },
    ],
    remarks: timed.flatMap(({ name, jobs, whole }) =>
      [...new Set(whole)].map((what) => `At ${jobs} jobs, ${name} reads a whole table: ${what}`),
    ),
    met: names.every((name) => growthOf(timed, name) <= mostGrowth) && timed.every(({ whole }) => whole.length === 0),
  };
}
