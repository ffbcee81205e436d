import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../../startup-error.ts';

/** How often a server that has ended is restarted. */
const MOST_STARTS = 5;

/** Delay before the second start; it doubles before each that follows. */
const PAUSE_MS = 500;

/** A server that ran this long had recovered: its restarts are counted from zero. */
const WELL_MS = 60_000;

export interface Reviver {
  /** Resolves when the server runs again, or is not to run any more. Throws a StartupError when it cannot be started. */
  startAgain(): Promise<void>;
  /** Stops restarting it; resolves when a start under way is over. */
  stop(): Promise<void>;
}

interface Reviving {
  readonly dataDir: string;
  /** Starts the server at the address that its clients know. */
  readonly start: () => Promise<unknown>;
  readonly onProgress?: (message: string) => void;
  readonly pauseMs?: number;
}

export function createReviver({ dataDir, start, onProgress = () => {}, pauseMs = PAUSE_MS }: Reviving): Reviver {
  let starting: Promise<unknown> = Promise.resolve();
  let stopped = false;
  let starts = 0;
  let runsSince = Date.now();

  return {
    async startAgain() {
      if (Date.now() - runsSince > WELL_MS) starts = 0;
      let reason = 'It keeps stopping.';
      while (starts < MOST_STARTS) {
        await delay(starts === 0 ? 0 : pauseMs * 2 ** (starts - 1));
        if (stopped) return;
        starts++;
        onProgress('The database server stopped unexpectedly; restarting it');
        starting = start();
        try {
          await starting;
          runsSince = Date.now();
          onProgress('The database server is running again');
          return;
        } catch (error) {
          reason = (error as Error).message;
        }
      }
      throw endedFor(dataDir, reason);
    },
    async stop() {
      stopped = true;
      await starting.catch(() => {});
    },
  };
}

export function endedFor(dataDir: string, reason: string): StartupError {
  const log = join(dataDir, 'logs', 'postgres.log');
  return new StartupError(`The database server stopped and could not be restarted. ${reason} Its log is ${log}.`);
}
