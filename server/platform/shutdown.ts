import { StartupError } from './startup-error.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** One Ctrl-C arrives several times: from the terminal, from npm and from the start script. In milliseconds. */
const SAME_PRESS = 1000;

export type Shutdown = {
  /** Ends the app after an error of its own: prints it and exits with 1 once everything is closed. */
  fail(error: unknown): void;
  /** Set from the moment the app is to end. */
  readonly started: boolean;
  /** Aborted at that moment. */
  readonly signal: AbortSignal;
};

/**
 * Calls `close` once when the process is asked to end (a signal, or the parent that holds our channel gone) or breaks, and exits when that is done. A
 * second Ctrl-C does not wait for it.
 */
export function onShutdown(close: () => Promise<void>): Shutdown {
  let begunAt: number | null = null;
  let code = 0;
  const told = new AbortController();

  async function begin(): Promise<void> {
    if (begunAt !== null) return;
    begunAt = Date.now();
    told.abort();
    try {
      await close();
    } catch (error) {
      code = 1;
      printError(error);
    }
    process.exit(code);
  }

  function fail(error: unknown): void {
    printError(error);
    code = 1;
    void begin();
  }

  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (begunAt !== null && signal === 'SIGINT' && Date.now() - begunAt > SAME_PRESS) process.exit(130);
      void begin();
    });
  }
  process.once('disconnect', () => void begin());
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  // A closed terminal takes no more output; the shutdown must still complete.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => void begin());

  return {
    fail,
    signal: told.signal,
    get started() {
      return begunAt !== null;
    },
  };
}

/** An error an operator can act on is printed in its own lines; anything else with its stack. */
function printError(error: unknown): void {
  console.error(error instanceof StartupError ? error.message : error);
}
