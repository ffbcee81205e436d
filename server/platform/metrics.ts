import { setTimeout as delay } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { WatchAttempt } from './queue/workers.ts';

type Values = readonly (readonly [labels: Readonly<Record<string, string>>, value: number])[];

/** A process's own metrics for Prometheus, named by its conventions: base units, and `_total` for counters. */
export interface Metrics {
  readonly registry: Registry;
  /** Labelled with the route's path and never with the requested one: that would be a series for each id. */
  answered(of: { readonly method: string; readonly route: string; readonly status: number }, seconds: number): void;
  readonly timeTask: WatchAttempt;
  /** A gauge, or one for each label, that is read on each scrape. Without an answer none is reported. */
  lookUp(
    gauge: { readonly name: string; readonly help: string; readonly labels?: readonly string[] },
    read: () => Values | Promise<Values>,
  ): void;
}

/** In seconds: finest around the tenth within which a person should see something. */
const answerSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const taskSeconds = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300];

/** What waits longer is left out of a scrape, so that the others arrive: a query may wait in the very pool that the scrape reports on. */
const longestReadMs = 3000;

async function inTime<Value>(reading: Value | Promise<Value>): Promise<Value> {
  const late = new AbortController();
  const wait = async (): Promise<never> => {
    await delay(longestReadMs, undefined, { signal: late.signal, ref: false });
    throw new Error(`It was not read within ${longestReadMs} ms`);
  };
  const waiting = wait();
  waiting.catch(() => {});
  try {
    return await Promise.race([reading, waiting]);
  } finally {
    late.abort();
  }
}

let ofProcess: Registry | undefined;

/** Process memory and event loop. Measured once however many applications it has, since nothing ends the measuring. */
function metricsOfProcess(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** @param onTrouble receives what could not be looked up, and why */
export function createMetrics(onTrouble: (error: unknown, name: string) => void): Metrics {
  const registry = Registry.merge([metricsOfProcess()]);
  const registers = [registry];
  const answers = new Histogram({
    name: 'thengisa_http_answer_seconds',
    help: 'How long requests took, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: answerSeconds,
    registers,
  });
  const tasks = new Counter({
    name: 'thengisa_tasks_total',
    help: 'Queue jobs that ended in this process. Emails are sent by the jobs of one task.',
    labelNames: ['task', 'outcome'],
    registers,
  });
  const taskTimes = new Histogram({
    name: 'thengisa_task_seconds',
    help: 'How long an attempt at a task took.',
    labelNames: ['task'],
    buckets: taskSeconds,
    registers,
  });
  return {
    registry,
    answered: (of, seconds) => answers.observe(of, seconds),
    async timeTask(task, attempt) {
      const stop = taskTimes.startTimer({ task });
      const results = await attempt();
      stop();
      for (const { status: outcome } of results) tasks.inc({ task, outcome });
      return results;
    },
    lookUp({ name, help, labels = [] }, read) {
      new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers,
        async collect() {
          this.reset();
          // Without labels it would read as zero until then, which may be good news.
          if (labels.length === 0) this.remove();
          try {
            for (const [of, value] of await inTime(read())) this.set(of, value);
          } catch (error) {
            onTrouble(error, name);
          }
        },
      });
    },
  };
}
