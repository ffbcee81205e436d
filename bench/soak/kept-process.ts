import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from '#server/platform/env.ts';

export interface KeptProcess {
  readonly url: string;
  /** SIGKILL. It starts again by itself. False: it was not running. */
  kill(): boolean;
  isReady(): Promise<boolean>;
  stop(): Promise<void>;
}

interface Settings {
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
}

/** Milliseconds, as `RestartSec` of a unit. */
const restartAfter = 200;

/** A process of the app that starts again whenever it ends, as under a supervisor. */
export function keepProcess({ port, env, logFile }: Settings): KeptProcess {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const log = createWriteStream(logFile, { flags: 'a' });
  const url = `http://127.0.0.1:${port}`;
  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  const running = (async () => {
    while (!stopping.signal.aborted) {
      child = spawn(process.execPath, [join(projectRoot, 'server/main.ts')], {
        cwd: projectRoot,
        env: { PATH, HOME, NODE_COMPILE_CACHE, HOST: '127.0.0.1', PORT: String(port), ...env },
        // Through the channel it notices when we are killed outright.
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      for (const stream of [child.stdout, child.stderr]) stream?.pipe(log, { end: false });
      await once(child, 'exit');
      await delay(restartAfter, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();
  return {
    url,
    kill: () => child?.exitCode === null && child.signalCode === null && child.kill('SIGKILL'),
    isReady: () =>
      fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    async stop() {
      stopping.abort();
      child?.kill('SIGTERM');
      await running;
      log.end();
    },
  };
}
