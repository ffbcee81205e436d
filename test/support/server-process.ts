import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { variables } from '#server/platform/env-variables.ts';
import { findFreePort } from '#server/platform/free-port.ts';
import { moveClockOf, withMovableClock } from './clock-of-process.ts';
import { makeScratchFolder } from './scratch.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Empty counts as unset, and keeps a developer's own .env out of the tests. */
const nothingSet = Object.fromEntries(Object.keys(variables.shape).map((name) => [name, '']));

export type ServerProcess = {
  /** Without a trailing slash. */
  url: string;
  dataDir: string;
  /** The current process. */
  readonly child: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Stops it, and restarts it at its address on its data, with additional variables. */
  restart(changes?: NodeJS.ProcessEnv): Promise<void>;
  /** @param moment the new time of the product's clock, until it is restarted */
  goTo(moment: Date): Promise<void>;
  /** Stops it, waits, and removes its data. */
  stop(): Promise<void>;
};

/** Its variables, which may depend on its port. */
export type ServerEnvironment = NodeJS.ProcessEnv | ((port: number) => NodeJS.ProcessEnv);

/** The real server in a separate process, on a free port and a fresh data folder; resolves when it is ready. */
export async function startServerProcess(env: ServerEnvironment): Promise<ServerProcess> {
  const dataDir = await makeScratchFolder();
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const address = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir };
  const own = typeof env === 'function' ? env(port) : env;
  let printed = '';
  const start = (changes: NodeJS.ProcessEnv = {}) => {
    const started = spawn(process.execPath, [...withMovableClock, 'server/main.ts'], {
      cwd: root,
      env: { ...process.env, ...nothingSet, ...own, ...changes, ...address },
      // Through the channel it notices when the tests are killed, and ends too.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [started.stdout, started.stderr])
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
      });
    return started;
  };
  let child = start();
  const stop = async () => {
    await end(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  const ready = () =>
    waitUntilReady(url, child).catch(async (error) => {
      await stop();
      throw new Error(`The server did not become ready.\n${printed}`, { cause: error });
    });
  await ready();
  return {
    ...{ url, dataDir, stop },
    get child() {
      return child;
    },
    output: () => printed,
    goTo: (moment) => moveClockOf(child, moment.getTime() - Date.now()),
    restart: async (changes) => {
      await end(child);
      child = start(changes);
      await ready();
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (!isRunning(child)) throw new Error(`It ended with code ${child.exitCode ?? child.signalCode}.`);
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await delay(50);
  }
  throw new Error('It did not answer in two minutes.');
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
