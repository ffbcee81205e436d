import { StartupError } from '#server/platform/startup-error.ts';
import { percentile } from '../support/percentile.ts';
import { inMilliseconds, printTable } from '../support/print-table.ts';
import { growthOf, timeSizes } from './market-sizes.ts';

const usual = [10_000, 100_000, 1_000_000];
const mostGrowth = 2;

/** `BENCH_SIZES=10000,100000` asks for other sizes: a market of a million takes some ten minutes to make. */
function readSizes(): readonly number[] {
  const given = process.env.BENCH_SIZES;
  if (given === undefined) return usual;
  const sizes = given.split(',').map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 5_000))
    throw new StartupError('BENCH_SIZES is a list of numbers of jobs, 5000 at least each, such as 10000,100000.');
  return sizes;
}

/** Prints what people ask most at every size, side by side; fails when it grows too much or reads a large table whole. */
export async function reportSizes(): Promise<void> {
  const sizes = readSizes();
  const timed = await timeSizes(sizes, console.log);
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
  const headings = sizes.flatMap((size) => [`${size / 1000}k p50`, 'p99']);
  printTable(['', ...headings, 'growth', `at most ${mostGrowth} ×`], rows);
  for (const { name, jobs, whole } of timed)
    for (const what of new Set(whole)) console.log(`At ${jobs} jobs, ${name} reads a whole table: ${what}`);
  if (names.some((name) => growthOf(timed, name) > mostGrowth) || timed.some(({ whole }) => whole.length > 0))
    process.exitCode = 1;
}
