import { arch, cpus } from 'node:os';
import { runScript } from '#scripts/launch/run-script.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { compareApply } from './cases/compare-apply.ts';
import { compareBrowse } from './cases/compare-browse.ts';
import { timeLive } from './cases/time-live.ts';
import { timeStart } from './cases/time-start.ts';
import type { Comparison } from './support/compare.ts';
import { openContest } from './support/open-contest.ts';
import { openMarket } from './support/open-market.ts';
import { percentile } from './support/percentile.ts';
import { inMilliseconds, printTable } from './support/print-table.ts';

const names = ['browse', 'apply', 'live', 'start'] as const;
/** Of the bare server's requests per second, for both comparisons. */
const target = 0.8;

await runScript(async () => {
  const wanted = readNames();
  console.log(`On ${cpus().length} × ${cpus()[0]?.model.trim() || arch()}, Node ${process.versions.node}`);
  const comparisons: [string, Comparison][] = [];
  const times: [string, number[]][] = [];
  if (wanted.some((name) => name !== 'start')) await measureServers(wanted, comparisons, times);
  if (wanted.includes('start')) {
    console.log('Starting on a folder that was started before');
    times.push(['second npm start, to the first answer', await timeStart()]);
  }
  printComparisons(comparisons);
  printTimes(times);
});

function readNames(): readonly string[] {
  const given = process.argv.slice(2);
  const unknown = given.find((name) => !(names as readonly string[]).includes(name));
  if (unknown !== undefined) throw new StartupError(`There is no benchmark ${unknown}; there are ${names.join(', ')}.`);
  return given.length > 0 ? given : names;
}

async function measureServers(
  wanted: readonly string[],
  comparisons: [string, Comparison][],
  times: [string, number[]][],
) {
  console.log('Making a market of 100 000 jobs');
  const market = await openMarket();
  try {
    const contest = await openContest(market);
    try {
      if (wanted.includes('browse')) {
        console.log('Browsing');
        comparisons.push(['browse', await compareBrowse(market.pool, contest)]);
      }
      if (wanted.includes('apply')) {
        console.log('Applying');
        comparisons.push(['apply', await compareApply(market.pool, contest)]);
      }
      if (wanted.includes('live')) {
        console.log('Accepting, and waiting for the news');
        times.push(['accept, to the news at the rep', await timeLive(market, contest)]);
      }
    } finally {
      await contest.close();
    }
  } finally {
    await market.close();
  }
}

function printComparisons(comparisons: [string, Comparison][]): void {
  if (comparisons.length === 0) return;
  const rows = comparisons.flatMap(([name, { app, bare, ratio, ratios }]) => {
    const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
    const measured = ({ perSecond, p50, p99 }: typeof app) => [
      perSecond.toFixed(0),
      inMilliseconds(p50),
      inMilliseconds(p99),
    ];
    return [
      [`${name}, the app`, ...measured(app), ratio.toFixed(2), spread, ratio >= target ? 'met' : 'missed'],
      [`${name}, bare node:http and pg`, ...measured(bare), '1.00'],
    ];
  });
  printTable(['', 'requests/s', 'p50', 'p99', 'ratio', 'of single rounds', `target ${target}`], rows);
  if (comparisons.some(([, { ratio }]) => ratio < target)) process.exitCode = 1;
}

function printTimes(times: [string, number[]][]): void {
  if (times.length === 0) return;
  const rows = times.map(([name, values]) => [
    name,
    String(values.length),
    inMilliseconds(percentile(values, 0.5)),
    inMilliseconds(percentile(values, 0.99)),
  ]);
  printTable(['', 'times', 'p50', 'p99'], rows);
}
