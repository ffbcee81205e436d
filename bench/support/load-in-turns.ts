import { fireLoad, type LoadOrder, type LoadResult, type Requests, type Until } from './load.ts';
import { median, percentile } from './percentile.ts';
import type { Helper } from './processes.ts';
import type { Scale } from './scale.ts';

export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

export interface Comparison {
  readonly app: Measured;
  readonly bare: Measured;
  /** The app's requests per second over the bare server's, of each pair of rounds. */
  readonly ratios: number[];
  /** Their median. */
  readonly ratio: number;
}

const connections = 16;

/** Loads both in short turns, so that other load on the machine affects both alike. */
export async function loadInTurns(
  helper: Helper<LoadOrder, LoadResult>,
  urls: { app: string; bare: string },
  requests: Omit<Requests, 'from'>,
  { rounds, round, warmUp }: Scale['comparison'],
): Promise<Comparison> {
  let from = 0;
  const fire = async (url: string, until: Until) => {
    const result = await fireLoad(helper, { url, connections, until, requests: { ...requests, from } });
    from = result.next;
    return result;
  };
  await fire(urls.app, warmUp);
  await fire(urls.bare, warmUp);
  const results: Record<keyof typeof urls, LoadResult[]> = { app: [], bare: [] };
  for (let turn = 0; turn < rounds; turn++) {
    // Neither is always first.
    const order = turn % 2 === 0 ? (['app', 'bare'] as const) : (['bare', 'app'] as const);
    for (const which of order) results[which].push(await fire(urls[which], round));
  }
  const ratios = results.app.map((app, turn) => rate([app]) / rate([results.bare[turn] ?? app]));
  return { app: measure(results.app), bare: measure(results.bare), ratios, ratio: median(ratios) };
}

type Rounds = readonly LoadResult[];

function rate(of: Rounds): number {
  return (
    of.reduce((sum, { milliseconds }) => sum + milliseconds.length, 0) /
    of.reduce((sum, { seconds }) => sum + seconds, 0)
  );
}

function measure(of: Rounds): Measured {
  const milliseconds = of.flatMap((one) => one.milliseconds);
  return { perSecond: rate(of), p50: percentile(milliseconds, 0.5), p99: percentile(milliseconds, 0.99) };
}
