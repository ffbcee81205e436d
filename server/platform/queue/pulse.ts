import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../log.ts';
import type { TaskContext } from './task.ts';

/**
 * Repeated work while a process works in the background: too frequent for a schedule, and for too many subjects to have a task for each. Every
 * working process does it, and the next run does what is left.
 */
export interface Pulse {
  readonly name: string;
  readonly everyMs: number;
  readonly run: (context: TaskContext, signal: AbortSignal) => Promise<void>;
}

const longestMs = 30_000;

/** Runs one after the other; the delay grows with each failure in a row. Returns a function that stops it. */
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
