import type { ClientRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '#test/abuse/seeded-random.ts';
import { listenAs } from '../support/live-listener.ts';
import { type ActionName, actions, type Mix, type Turn } from './actions.ts';
import type { People } from './people.ts';
import { type Answer, isSuccess, openLine, type Request } from './requests.ts';
import type { Acknowledged } from './writes.ts';

export interface LoadOptions {
  /** Of the app's processes, without a slash at the end: requests go to them in turns. */
  readonly urls: readonly string[];
  /** Actions a second, at random distances as of people who don't know of each other. */
  readonly perSecond: number;
  readonly mix: Mix;
  readonly people: People;
  /** Live streams that are kept open, by reps, and opened again when they break. */
  readonly streams: number;
  /** Of the random order: the same seed repeats it. */
  readonly seed: number;
  /** How many turns of each action other loads of the same market took: no write of theirs is repeated. */
  readonly taken?: Readonly<Record<string, number>>;
  /** Milliseconds to wait before a failed request is repeated with its idempotency key, as a browser does. None: no repeats. */
  readonly repeatAfterMs?: readonly number[];
  /** How often, and how many milliseconds later at most, the provider sends a notification again that was accepted. */
  readonly notifiedAgain?: { readonly times: number; readonly withinMs: number };
  readonly timeoutMs?: number;
}

export interface RequestFigures {
  readonly asked: number;
  /** Without success, after all repeats. */
  readonly failed: number;
  readonly repeated: number;
  /** Each answer without success, by status or by what broke the connection. */
  readonly failures: Readonly<Record<string, number>>;
  /** From the moment it was due, not from when it was sent, to the whole answer; successes alone. */
  readonly milliseconds: readonly number[];
}

export interface LoadResults {
  /** From the first action to the end of the load, and to the last answer. */
  readonly seconds: number;
  readonly secondsToLast: number;
  /** By the name of the request. */
  readonly requests: Readonly<Record<string, RequestFigures>>;
  /** What failed of one turn of each action, which comes before the load and is not counted. */
  readonly failedFirst: readonly string[];
  /** All that were acknowledged, those of these first turns included. */
  readonly writes: readonly Acknowledged[];
  /** How late each action was begun: above a few milliseconds the generator, or the machine it shares, is the limit. */
  readonly lateMs: readonly number[];
  /** Of one core. */
  readonly cpuShare: number;
  readonly streams: { readonly opened: number; readonly broken: number; readonly events: number };
  /** For `taken` of the next load. */
  readonly taken: Readonly<Record<string, number>>;
}

export interface Load {
  /** Replaces the access tokens, which live for 15 minutes. */
  renew(tokens: People['tokens']): void;
  /** Begins no more actions, and resolves when all are answered. */
  stop(): Promise<LoadResults>;
}

const sessionsAtStart = 8;

/** Starts an open-loop load: each action begins when it is due, however long the earlier ones take. */
export async function startLoad(options: LoadOptions): Promise<Load> {
  const { urls, perSecond, mix, seed, repeatAfterMs = [], notifiedAgain, timeoutMs = 10_000 } = options;
  let { people } = options;
  const line = openLine(timeoutMs);
  const random = seededRandom(seed);
  const taken: Record<string, number> = { ...options.taken };
  const writes: Acknowledged[] = [];
  const lateMs: number[] = [];
  const sessions: string[] = [];
  const figures: Record<string, RequestFigures & { milliseconds: number[] }> = {};
  const underWay = new Set<Promise<unknown>>();
  let sent = 0;
  let stopped = false;

  const nextUrl = () => urls[sent++ % urls.length] ?? '';
  const track = (work: Promise<unknown>) => {
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  };

  async function ask(name: string, request: Request, due: number): Promise<Answer> {
    figures[name] ??= { asked: 0, failed: 0, repeated: 0, failures: {}, milliseconds: [] };
    const own = figures[name] as { asked: number; failed: number; repeated: number; milliseconds: number[] } & {
      failures: Record<string, number>;
    };
    own.asked++;
    for (let attempt = 0; ; attempt++) {
      const answer = await line.send(nextUrl(), request);
      if (isSuccess(answer)) {
        own.milliseconds.push(performance.now() - due);
        return answer;
      }
      // A refusal names itself: which rule of the product it was tells more than its status.
      const [, code] = /"code":"([\w.]+)"/.exec(answer.text) ?? [];
      const failure = code === undefined ? answer.status : `${answer.status} ${code}`;
      own.failures[failure] = (own.failures[failure] ?? 0) + 1;
      const pause = repeatAfterMs[attempt];
      if (pause === undefined) {
        own.failed++;
        return answer;
      }
      own.repeated++;
      await delay(pause);
    }
  }

  async function notifyAgain(request: Request): Promise<void> {
    if (!notifiedAgain) return;
    await Promise.all(
      Array.from({ length: notifiedAgain.times }, async () => {
        await delay(random.below(notifiedAgain.withinMs));
        await ask('repeated notification', request, performance.now());
      }),
    );
  }

  async function act(name: ActionName, due: number): Promise<void> {
    const number = taken[name] ?? 0;
    taken[name] = number + 1;
    let from = due;
    const askNext: Turn['ask'] = async (what, request) => {
      const answer = await ask(what, request, from);
      from = performance.now();
      return answer;
    };
    await actions[name]({
      people,
      number,
      sessions,
      ask: askNext,
      async notify(what, request) {
        const answer = await askNext(what, request);
        if (isSuccess(answer)) track(notifyAgain(request));
        return answer;
      },
      acknowledge: (write) => writes.push(write),
    });
  }

  const listening = openStreams(options, () => people.tokens);
  await listening.opened;
  for (let number = 0; number < sessionsAtStart; number++) await act('sign-in', performance.now());
  for (const name of Object.keys(actions) as ActionName[]) await act(name, performance.now());
  const failedFirst = Object.entries(figures).flatMap(([name, { failures }]) =>
    Object.keys(failures).map((status) => `${name}: ${status}`),
  );
  for (const name of Object.keys(figures)) delete figures[name];

  // As many of each name as its weight: a random one of them is as likely as the mix says.
  const bag = (Object.entries(mix) as [ActionName, number][]).flatMap(([name, weight]) =>
    Array.from({ length: weight }, () => name),
  );
  const [started, cpuBefore] = [performance.now(), process.cpuUsage()];
  const pacing = (async () => {
    for (let due = started; ; due += (-Math.log(1 - random.below(2 ** 31) / 2 ** 31) * 1000) / perSecond) {
      const wait = due - performance.now();
      if (wait > 0) await delay(wait);
      if (stopped) return;
      lateMs.push(Math.max(0, performance.now() - due));
      track(act(random.pick(bag), due));
    }
  })();

  return {
    renew(tokens) {
      people = { ...people, tokens };
    },
    async stop() {
      stopped = true;
      await pacing;
      const seconds = (performance.now() - started) / 1000;
      const { user, system } = process.cpuUsage(cpuBefore);
      while (underWay.size > 0) await Promise.all(underWay);
      const secondsToLast = (performance.now() - started) / 1000;
      const streams = listening.close();
      line.close();
      const cpuShare = (user + system) / 1_000_000 / seconds;
      return { seconds, secondsToLast, requests: figures, failedFirst, writes, lateMs, cpuShare, streams, taken };
    },
  };
}

/** Live streams of the first reps. A stream that breaks is opened again after a second. */
function openStreams({ urls, people, streams }: LoadOptions, tokens: () => People['tokens']) {
  const counts = { opened: 0, broken: 0, events: 0 };
  const open = new Set<ClientRequest>();
  let closed = false;
  const keepOpen = async (userId: string, number: number): Promise<void> => {
    const url = urls[number % urls.length] ?? '';
    const stream = await listenAs({ url, token: tokens()[userId] ?? '' }, () => counts.events++).catch(() => null);
    if (closed) {
      stream?.destroy();
      return;
    }
    const again = async () => {
      await delay(1000);
      if (!closed) await keepOpen(userId, number);
    };
    if (!stream) return void again();
    counts.opened++;
    open.add(stream);
    stream.once('close', () => {
      open.delete(stream);
      if (closed) return;
      counts.broken++;
      void again();
    });
  };
  return {
    opened: Promise.all(people.reps.slice(0, streams).map(keepOpen)),
    close() {
      closed = true;
      for (const stream of open) stream.destroy();
      return { ...counts };
    },
  };
}
