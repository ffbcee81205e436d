import { findFreePort } from '#server/platform/free-port.ts';
import type { DayAnswer, DayOrder } from '../day-clients.ts';
import { appEnv, siteUrl } from '../support/app-env.ts';
import type { Market } from '../support/open-market.ts';
import { type Helper, serve } from '../support/processes.ts';
import { fridayMix } from './actions.ts';
import { findDatabasePid } from './cpu-times.ts';
import { isDisturbed, judgeStep, type Step } from './judge-step.ts';
import { gatherPeople, mintTokensOf, type People } from './people.ts';
import { openProvider, providerNetwork } from './provider.ts';
import type { LoadResults } from './start-load.ts';
import type { Acknowledged } from './writes.ts';

export interface Course {
  /** Actions a second of the first step. */
  readonly from: number;
  /** Each step has this many times the rate of the step before. */
  readonly factor: number;
  readonly mostSteps: number;
  readonly seconds: number;
  readonly streams: number;
  readonly people: { readonly reps: number; readonly conversations: number; readonly gigs: number };
}

export interface Curve {
  readonly processes: number;
  readonly steps: readonly Step[];
  readonly writes: readonly Acknowledged[];
}

export type Clients = Helper<DayOrder, DayAnswer>;

/** What loads of one market share, so that no write repeats another load's. */
export interface Shared {
  people: People | null;
  taken: LoadResults['taken'];
}

const metricsToken = 'a token that the benchmark alone has to know';

/** Raises the load on this many web processes and a worker, step by step, until a step fails in all its tries: it has two, and four while other work disturbs. */
export async function findKnee(
  market: Market,
  clients: Clients,
  processes: number,
  course: Course,
  shared: Shared,
  say: (what: string) => void,
): Promise<Curve> {
  await using closing = new AsyncDisposableStack();
  const provider = await openProvider();
  closing.defer(provider.close);
  const start = async (name: string, PROCESS: 'web' | 'worker') => {
    const app = await serve('server/main.ts', await findFreePort(), {
      ...appEnv(market, `day-${processes}-${name}`),
      PROCESS,
      PAYFAST_URL: provider.url,
      PAYFAST_API_URL: provider.url,
      PAYFAST_SOURCES: providerNetwork,
      METRICS_TOKEN: metricsToken,
    });
    closing.defer(app.stop);
    return { name, ...app };
  };
  const webs: Awaited<ReturnType<typeof start>>[] = [];
  for (let number = 1; number <= processes; number++) webs.push(await start(`web ${number}`, 'web'));
  const worker = await start('worker', 'worker');
  shared.people ??= await gatherPeople(market, siteUrl, course.people);
  const pids = Object.fromEntries([...webs, worker].map(({ name, pid }) => [name, pid]));
  const watched = {
    pids,
    databasePid: await findDatabasePid(market.pool),
    webs: Object.fromEntries(webs.map(({ name, url }) => [name, url])),
    metricsToken,
  };

  const steps: Step[] = [];
  const writes: Acknowledged[] = [];
  const urls = webs.map(({ url }) => url);
  const run = async (perSecond: number, seconds: number, seed: number): Promise<Step> => {
    const people = { ...(shared.people as People) };
    const tokens = await mintTokensOf(market, siteUrl, people);
    const { results, seen } = await clients.ask({
      seconds,
      watched,
      options: {
        urls,
        perSecond,
        mix: fridayMix,
        people: { ...people, tokens },
        streams: course.streams,
        seed,
        taken: shared.taken,
      },
    });
    if (seed === 1 && results.failedFirst.length > 0)
      throw new Error(`These do not work: ${results.failedFirst.join(', ')}`);
    shared.taken = results.taken;
    writes.push(...results.writes);
    return judgeStep(perSecond, results, seen);
  };

  // Connections, prepared statements and compiled code.
  await run(course.from, course.seconds / 2, 1);
  let perSecond = course.from;
  let failedTries = 0;
  for (let number = 2; steps.length < course.mostSteps; number++) {
    const step = await run(perSecond, course.seconds, number);
    steps.push(step);
    say(
      `${processes} web, ${perSecond.toFixed(0)}/s: p99 ${step.p99Ms} ms, ${step.failed} of ${step.requests} failed, late ${step.generator.lateP99Ms} ms, other work ${((step.cpu?.other ?? 0) * 100).toFixed(0)} % of a core`,
    );
    for (const [failure, times] of Object.entries(step.failures)) say(`  ${times} × ${failure}`);
    failedTries = step.passed ? 0 : failedTries + 1;
    if (failedTries >= (isDisturbed(step) ? 4 : 2)) break;
    if (step.passed) perSecond *= course.factor;
  }
  return { processes, steps, writes };
}
