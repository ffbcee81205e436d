import { fireLoad, type LoadOrder, type LoadResult, type Requests } from './load.ts';
import { median, percentile } from './percentile.ts';
import { openHelper } from './processes.ts';

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

const rounds = 24;
const secondsPerRound = 1;
const secondsOfWarmUp = 3;
const connections = 16;

/** Loads both in short turns, so that whatever else happens on the machine meets both alike. */
export async function compare(
  urls: { app: string; bare: string },
  requests: Omit<Requests, 'from'>,
): Promise<Comparison> {
  const helper = openHelper<LoadOrder, LoadResult>('load-process.ts');
  let from = 0;
  const fire = async (url: string, seconds: number) => {
    const result = await fireLoad(helper, { url, connections, seconds, requests: { ...requests, from } });
    from = result.next;
    return result;
  };
  try {
    await fire(urls.app, secondsOfWarmUp);
    await fire(urls.bare, secondsOfWarmUp);
    const results: Record<keyof typeof urls, LoadResult[]> = { app: [], bare: [] };
    for (let round = 0; round < rounds; round++) {
      // Neither is always first.
      const order = round % 2 === 0 ? (['app', 'bare'] as const) : (['bare', 'app'] as const);
      for (const which of order) results[which].push(await fire(urls[which], secondsPerRound));
    }
    const ratios = results.app.map((app, round) => rate([app]) / rate([results.bare[round] ?? app]));
    return { app: measure(results.app), bare: measure(results.bare), ratios, ratio: median(ratios) };
  } finally {
    await helper.stop();
  }
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
