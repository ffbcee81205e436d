import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseAddress } from './database-address.ts';
import { openPool } from './pool.ts';

/** How long the database may take to answer, in milliseconds: a balancer waits no longer than a second. */
const patience = 800;

export interface DatabaseProbe {
  /** Rejects when the database does not answer within 0.8 seconds. */
  ask(): Promise<void>;
  close(): Promise<void>;
}

/** Uses a dedicated connection: the pool's may all be waiting for a silent database, or be busy with a healthy one. */
export function openProbe({ url, pooler }: DatabaseAddress): DatabaseProbe {
  const pool = openPool(url, 1, () => {}, { answerWithinMs: patience, pooler });
  // Concurrent callers share one probe.
  let asking: Promise<unknown> | null = null;

  return {
    async ask() {
      asking ??= pool.query('select 1').finally(() => {
        asking = null;
      });
      // No caller may be waiting any more when it fails.
      asking.catch(() => {});
      const abort = new AbortController();
      const silence = delay(patience, undefined, { signal: abort.signal }).then(() => {
        throw new Error('no answer');
      });
      silence.catch(() => {});
      try {
        await Promise.race([asking, silence]);
      } finally {
        abort.abort();
      }
    },
    close: () => pool.end(),
  };
}
