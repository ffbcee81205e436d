import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../log.ts';
import type { TaskContext } from './task.ts';

/**
 * What is done again and again while a process works in the background: too often for a schedule, and for too many things at once to
 * have a task for each. Every process that works does it, and what it did not get to is still there for the next.
 */
export interface Pulse {
  readonly name: string;
  readonly everyMs: number;
  readonly run: (context: TaskContext, signal: AbortSignal) => Promise<void>;
}

const longestMs = 30_000;

/** One turn after the other; after one that failed it waits longer, the more have failed. Returns what ends it. */
export function startPulse({ name, everyMs, run }: Pulse, context: TaskContext, log: Logger): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  async function beat(): Promise<void> {
    for (let failures = 0; !signal.aborted; ) {
      try {
        await run(context, signal);
        failures = 0;
      } catch (error) {
        failures++;
        if (!signal.aborted) log.warn({ err: error, pulse: name, failures }, 'a pulse failed and will be tried again');
      }
      await delay(Math.min(everyMs * 2 ** failures, longestMs), undefined, { signal, ref: false }).catch(() => {});
    }
  }
  const ended = beat();
  return async () => {
    ending.abort();
    await ended;
  };
}
