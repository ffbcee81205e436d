import type { SeedSizes } from '#scripts/seed/seed-market.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import type { Bench } from '../support/open-bench.ts';
import { percentile } from '../support/percentile.ts';
import { inMilliseconds, type Report } from '../support/report.ts';
import { marketOf } from '../support/scale.ts';
import { growthOf, timeSizes } from './market-sizes.ts';

const mostGrowth = 2;

/** `BENCH_SIZES=10000,100000` asks for other sizes: a market of a million takes some ten minutes to make. */
function readSizes(usual: readonly SeedSizes[]): readonly SeedSizes[] {
  const given = process.env.BENCH_SIZES;
  if (given === undefined) return usual;
  const sizes = given.split(',').map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 5_000))
    throw new StartupError('BENCH_SIZES is a list of numbers of jobs, 5000 at least each, such as 10000,100000.');
  return sizes.map(marketOf);
}

/** What people ask most at every size, side by side: it is to grow little, and to read no large table whole. */
export async function reportSizes(bench: Bench): Promise<Report> {
  const sizes = readSizes(bench.scale.sizes.markets);
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
