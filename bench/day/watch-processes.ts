import { readCpuTimes, sharesBetween } from './cpu-times.ts';

export interface Watched {
  /** Process IDs by name. */
  readonly pids: Readonly<Record<string, number>>;
  readonly databasePid: number | null;
  /** Addresses of web processes by name, and the token of their metrics. */
  readonly webs: Readonly<Record<string, string>>;
  readonly metricsToken: string;
}

export interface Seen {
  /** Shares of one core by process; null on a system without `/proc`. */
  readonly cpu: Readonly<Record<string, number>> | null;
  /** The slowest hundredth of event-loop delays of each web process, in milliseconds. */
  readonly loopDelayP99Ms: Readonly<Record<string, number>>;
}

/** Watches processes from now on. */
export async function watchProcesses({ pids, databasePid, webs, metricsToken }: Watched): Promise<() => Promise<Seen>> {
  const readDelays = async () => {
    const delays = Object.entries(webs).map(async ([name, url]) => {
      const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
      const [, seconds] = /^nodejs_eventloop_lag_p99_seconds ([\d.e+-]+)$/m.exec(await response.text()) ?? [];
      return [name, seconds === undefined ? 0 : Math.round(Number(seconds) * 10_000) / 10] as const;
    });
    return Object.fromEntries(await Promise.all(delays));
  };
  // A reading empties the histogram: the next is of what comes after.
  await readDelays();
  const [before, began] = [await readCpuTimes(pids, databasePid), performance.now()];
  return async () => {
    const after = await readCpuTimes(pids, databasePid);
    const seconds = (performance.now() - began) / 1000;
    return { cpu: before && after && sharesBetween(before, after, seconds), loopDelayP99Ms: await readDelays() };
  };
}
