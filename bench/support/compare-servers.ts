import { loadInTurns, type Measured } from './load-in-turns.ts';
import { openBare } from './open-bare.ts';
import type { Bench } from './open-bench.ts';
import type { Contest } from './open-contest.ts';
import type { Market } from './open-market.ts';
import type { Rep } from './open-recorder.ts';
import { inMilliseconds, type Report, spreadOf } from './report.ts';
import { varied } from './varied.ts';

export interface Crowd extends Pick<Contest, 'samplers' | 'checkers' | 'callers'> {
  readonly pathOf?: (rep: Rep) => string;
}

/** Requests of one kind, to both servers. */
export interface Contested {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly paths: readonly string[];
  /** Samples that show something the others may not. */
  readonly telling?: readonly string[];
  /** The content of request number n. */
  readonly body?: (n: number) => string;
  /** How many callers take turns. */
  readonly callers: number;
  /** The callers, where each may make only some of them; otherwise any permitted ones. */
  readonly crowd?: Crowd;
  /** Fields of the answer that the bare server leaves out. */
  readonly unlike: readonly string[];
  /** Throws when the two servers behave differently. */
  readonly check: (urls: { app: string; bare: string }, market: Market, contest: Contest) => Promise<void>;
}

/** Of the bare server's requests per second. */
const target = 0.8;

export async function compareServers(bench: Bench, contested: Contested): Promise<Report> {
  const [market, contest] = [await bench.market(), await bench.contest()];
  const { name, method, paths, telling = [], body, callers, unlike, check } = contested;
  const crowd: Crowd = contested.crowd ?? contest;
  const { samplers } = crowd;
  const shown = [...telling, ...varied(paths, samplers.length - telling.length)];
  const samples = samplers.map((rep, n) => ({
    method,
    // In reverse: the first one must not be the sample without information.
    path: crowd.pathOf?.(rep) ?? shown.at(-1 - n) ?? '',
    rep,
    ...(body && { body: body(n + 1) }),
  }));
  const { url, statements } = await openBare(market, { ...contest, ...crowd }, samples, unlike);
  const urls = { app: contest.app, bare: url };
  await check(urls, market, contest);
  const tokens = crowd.callers.slice(0, callers).map(({ token }) => token);
  const { app, bare, ratio, ratios } = await loadInTurns(
    contest.load,
    urls,
    { method, paths, tokens, ...(body && { body: body(0) }) },
    bench.scale.comparison,
  );
  const met = ratio >= target;
  return {
    tables: [
      {
        headings: ['', 'requests/s', 'p50', 'p99', 'ratio', 'half the rounds', `target ${target}`],
        rows: [
          [`${name}, the app`, ...numbers(app), ratio.toFixed(2), spreadOf(ratios), met ? 'met' : 'missed'],
          [`${name}, bare node:http and pg`, ...numbers(bare), '1.00'],
        ],
      },
    ],
    remarks: [`${statements.length} statements: ${statements.join(', ')}`],
    met,
  };
}

const numbers = ({ perSecond, p50, p99 }: Measured) => [perSecond.toFixed(0), inMilliseconds(p50), inMilliseconds(p99)];
