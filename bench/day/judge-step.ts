import { percentile } from '../support/percentile.ts';
import type { LoadResults } from './start-load.ts';
import type { Seen } from './watch-processes.ts';

/** A step fails above either of these. */
export const limits = { p99Ms: 250, failedShare: 0.001 };

/** Above this share of a core, other work on the machine may have failed the step. */
const mostOther = 0.3;

export const isDisturbed = ({ cpu }: Pick<Step, 'cpu'>): boolean => (cpu?.other ?? 0) > mostOther;

/** The generator itself is the limit when it begins actions this late, or uses this much of a core. */
const generatorLimits = { lateP99Ms: 50, cpuShare: 0.8 };

export interface RequestTimes {
  readonly asked: number;
  readonly failed: number;
  readonly p50Ms: number | null;
  readonly p99Ms: number | null;
}

export interface Step {
  /** Actions a second. */
  readonly offered: number;
  /** Requests a second that were answered with success, to the last answer. */
  readonly answered: number;
  readonly requests: number;
  readonly failed: number;
  /** Null: no request succeeded. */
  readonly p50Ms: number | null;
  readonly p99Ms: number | null;
  readonly passed: boolean;
  readonly generator: { readonly lateP99Ms: number; readonly cpuShare: number; readonly isLimit: boolean };
  readonly cpu: Seen['cpu'];
  readonly loopDelayP99Ms: Seen['loopDelayP99Ms'];
  readonly byRequest: Readonly<Record<string, RequestTimes>>;
  readonly failures: Readonly<Record<string, number>>;
  readonly streams: LoadResults['streams'];
}

const share = (values: readonly number[], of: number) =>
  values.length === 0 ? null : Math.round(percentile(values, of) * 10) / 10;

export function judgeStep(offered: number, results: LoadResults, { cpu, loopDelayP99Ms }: Seen): Step {
  const { requests, lateMs, cpuShare, secondsToLast, streams } = results;
  const named = Object.entries(requests);
  const all = named.flatMap(([, { milliseconds }]) => milliseconds);
  const asked = named.reduce((sum, [, one]) => sum + one.asked, 0);
  const failed = named.reduce((sum, [, one]) => sum + one.failed, 0);
  const failures: Record<string, number> = {};
  for (const [name, one] of named)
    for (const [status, times] of Object.entries(one.failures)) failures[`${name}: ${status}`] = times;
  const lateP99Ms = share(lateMs, 0.99) ?? 0;
  const p99Ms = share(all, 0.99);
  return {
    offered,
    answered: all.length / secondsToLast,
    requests: asked,
    failed,
    p50Ms: share(all, 0.5),
    p99Ms,
    passed: p99Ms !== null && p99Ms <= limits.p99Ms && failed <= asked * limits.failedShare,
    generator: {
      lateP99Ms,
      cpuShare,
      isLimit: lateP99Ms > generatorLimits.lateP99Ms || cpuShare > generatorLimits.cpuShare,
    },
    cpu,
    loopDelayP99Ms,
    byRequest: Object.fromEntries(
      named.map(([name, one]) => [
        name,
        {
          asked: one.asked,
          failed: one.failed,
          p50Ms: share(one.milliseconds, 0.5),
          p99Ms: share(one.milliseconds, 0.99),
        },
      ]),
    ),
    failures,
    streams,
  };
}
