import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject, onTestFinished } from 'vitest';
import { readPostmaster, stopServer } from '#server/platform/db/embedded/postmaster.ts';
import { bareEnvironment, projectRoot } from '#server/platform/env.ts';
import { findFreePort } from '#server/platform/free-port.ts';
import { withMovableClock } from '#test/support/clock-of-process.ts';
import { makeScratchFolder } from '#test/support/scratch.ts';
import { waitFor } from './wait-for.ts';

const run = promisify(execFile);

export type AppProcess = {
  child: ChildProcess;
  /** Without a trailing slash. */
  url: string;
  port: number;
  /** Both streams, so far. */
  printed(): string;
  errors(): string;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  ready(): Promise<void>;
  /** Stops it as a supervisor would; resolves with its exit code. */
  stop(): Promise<number | null>;
};

export type StartOptions = {
  env?: Record<string, string | undefined>;
  /** The project's folder, if not this one. */
  root?: string;
  /** What it runs from there: `server/main.ts` by default. */
  script?: string;
  user?: { uid: number; gid: number };
  /** Whether its clock is moved while it runs. */
  movableClock?: boolean;
};

/** The compile cache of `npm start`: the same modules are loaded again and again here. */
export const compileCache = join(projectRoot, 'node_modules', '.cache', 'node-compile');

/** Another user can't write to it, and compiling takes most of a start. */
async function compileCacheOf({ uid, gid }: NonNullable<StartOptions['user']>): Promise<string> {
  const folder = `${compileCache}-${uid}`;
  await mkdir(folder, { recursive: true });
  await chown(folder, uid, gid);
  return folder;
}

/** The entry of `npm start`. It builds the web first, unless that is built. */
export const startScript = 'scripts/start.mjs';

/** The lifetime of a fixture: until the test ends, or with `afterAll` until all tests of its file have. */
type Until = (end: () => Promise<void>) => void;

/** A data folder that is removed, with any server still running on it, when the test ends. */
export async function makeDataDir(until: Until = onTestFinished): Promise<string> {
  const dataDir = await makeScratchFolder();
  until(() => removeDataDir(dataDir));
  return dataDir;
}

/** Like it, after a first start: for tests of anything else. */
export async function makePreparedDataDir(until: Until = onTestFinished): Promise<string> {
  const dataDir = await makeDataDir(until);
  // Not through Node: the server's files belong to a separate user.
  await run('cp', ['-a', `${inject('preparedFolder')}/.`, dataDir]);
  return dataDir;
}

export async function removeDataDir(dataDir: string): Promise<void> {
  const clusterDir = join(dataDir, 'postgres');
  if ((await readPostmaster(clusterDir)) !== null) await stopServer(clusterDir, '');
  await rm(dataDir, { recursive: true, force: true });
}

/** The app in a separate process. Of this process's environment it gets only PATH. */
export async function startApp(
  dataDir: string,
  options: StartOptions = {},
  until: Until = onTestFinished,
): Promise<AppProcess> {
  const port = Number(options.env?.PORT ?? (await findFreePort()));
  const script = join(options.root ?? projectRoot, options.script ?? 'server/main.ts');
  // Another user may have no access to this project's Node, and then uses the copy's.
  const node = options.user ? join(options.root ?? projectRoot, 'node_modules', '.bin', 'node') : process.execPath;
  const child = spawn(node, options.movableClock ? [...withMovableClock, script] : [script], {
    cwd: '/',
    ...options.user,
    env: {
      ...bareEnvironment(),
      NODE_COMPILE_CACHE: options.user ? await compileCacheOf(options.user) : compileCache,
      DEMO: 'off',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...options.env,
    },
    stdio: options.movableClock ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let errors = '';
  child.stdout?.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    printed += chunk;
    errors += chunk;
  });
  const url = `http://127.0.0.1:${port}`;
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  until(async () => {
    if (isRunning()) child.kill('SIGKILL');
    await ended;
  });
  return {
    child,
    url,
    port,
    printed: () => printed,
    errors: () => errors,
    ended,
    async ready() {
      await waitFor('the app to be ready', async () => {
        if (!isRunning()) throw new Error(`The app ended with ${child.exitCode ?? child.signalCode}:\n${printed}`);
        return (await fetch(`${url}/readyz`).catch(() => null))?.ok;
      });
    },
    async stop() {
      child.kill('SIGTERM');
      return (await ended).code;
    },
  };
}
