import { arch, cpus } from 'node:os';
import { onShutdown } from '#server/platform/shutdown.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { benchAnswerTimes } from './cases/answer-times.ts';
import { compareApply } from './cases/compare-apply.ts';
import { compareBrowse } from './cases/compare-browse.ts';
import { reportSizes } from './cases/report-sizes.ts';
import { benchSignIns } from './cases/sign-in-report.ts';
import { timeLive } from './cases/time-live.ts';
import { timeStart } from './cases/time-start.ts';
import type { Comparison, Measured } from './support/compare.ts';
import { openContest } from './support/open-contest.ts';
import { openMarket } from './support/open-market.ts';
import { percentile } from './support/percentile.ts';
import { inMilliseconds, printTable } from './support/print-table.ts';

const names = ['browse', 'apply', 'live', 'sign-in', 'answers', 'start', 'sizes'] as const;
/** With servers of their own, or none: a market of 100 000 jobs is of no use to them. */
const apart: readonly string[] = ['start', 'sizes'];
/** Of the bare server's requests per second, for both comparisons. */
const target = 0.8;

const closing = new AsyncDisposableStack();
const shutdown = onShutdown(() => closing.disposeAsync());

try {
  await measure(readNames());
  await closing.disposeAsync();
  process.exit();
} catch (error) {
  // What breaks after Ctrl-C broke because of it.
  if (!shutdown.begun) shutdown.fail(error);
}

async function measure(wanted: readonly string[]): Promise<void> {
  console.log(`On ${cpus().length} × ${cpus()[0]?.model.trim() || arch()}, Node ${process.versions.node}`);
  if (wanted.some((name) => !apart.includes(name))) await measureServers(wanted);
  if (wanted.includes('start')) {
    console.log('\nStarting on a folder that was started before');
    printTimes('second npm start, to the first answer', await timeStart(closing));
  }
  if (wanted.includes('sizes')) {
    console.log('\nThe same questions at three sizes');
    await reportSizes();
  }
}

function readNames(): readonly string[] {
  const given = process.argv.slice(2);
  const unknown = given.find((name) => !(names as readonly string[]).includes(name));
  if (unknown !== undefined) throw new StartupError(`There is no benchmark ${unknown}; there are ${names.join(', ')}.`);
  return given.length > 0 ? given : names;
}

async function measureServers(wanted: readonly string[]): Promise<void> {
  console.log('Making a market of 100 000 jobs');
  const market = await openMarket(closing);
  const contest = await openContest(market, closing);
  const compared: [string, Comparison][] = [];
  if (wanted.includes('browse')) {
    console.log('Browsing');
    compared.push(['browse', await compareBrowse(market.pool, contest)]);
  }
  if (wanted.includes('apply')) {
    console.log('Applying');
    compared.push(['apply', await compareApply(market.pool, contest)]);
  }
  if (compared.length > 0) printComparisons(compared);
  if (wanted.includes('live')) {
    console.log('\nAccepting, and waiting for the news');
    printTimes('accept, to the news at the rep', await timeLive(market, contest));
  }
  if (wanted.includes('sign-in')) {
    console.log('\nSigning in');
    await benchSignIns(market, closing);
  }
  if (wanted.includes('answers')) {
    console.log('\nAsking about addresses with an account, and without');
    await benchAnswerTimes(market, closing);
  }
}

function printComparisons(compared: readonly [string, Comparison][]): void {
  const rows = compared.flatMap(([name, { app, bare, ratio, ratios }]) => {
    const spread = `${percentile(ratios, 0.25).toFixed(2)} to ${percentile(ratios, 0.75).toFixed(2)}`;
    const numbers = ({ perSecond, p50, p99 }: Measured) => [
      perSecond.toFixed(0),
      inMilliseconds(p50),
      inMilliseconds(p99),
    ];
    return [
      [`${name}, the app`, ...numbers(app), ratio.toFixed(2), spread, ratio >= target ? 'met' : 'missed'],
      [`${name}, bare node:http and pg`, ...numbers(bare), '1.00'],
    ];
  });
  printTable(['', 'requests/s', 'p50', 'p99', 'ratio', 'half the rounds', `target ${target}`], rows);
  if (compared.some(([, { ratio }]) => ratio < target)) process.exitCode = 1;
}

function printTimes(what: string, values: readonly number[]): void {
  const [p50, p99] = [percentile(values, 0.5), percentile(values, 0.99)].map(inMilliseconds);
  printTable(['', 'times', 'p50', 'p99'], [[what, String(values.length), p50 ?? '', p99 ?? '']]);
}
