import { spawn } from 'node:child_process';
import { mkdir, open, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePort } from '../../free-port.ts';
import { StartupError } from '../../startup-error.ts';
import { clusterName, readLogFrom, readPostmaster } from './postmaster.ts';
import type { ServerBinaries } from './server-binaries.ts';
import { serverArguments, serverEnvironment } from './server-settings.ts';
import type { ServerUser } from './server-user.ts';

const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

/** Exit reasons that the next try, on another port or a moment later, may well not see. */
const PASSING = /lock file .* already exists|shared memory block|could not bind|could not create any TCP\/IP sockets/;

/**
 * Starts a server on the cluster and waits until it accepts connections, which after a crash includes its recovery. Resolves with its port, or with
 * null when a retry may help. Throws a StartupError with the server's output.
 */
export async function launchServer(options: {
  clusterDir: string;
  logFile: string;
  binaries: ServerBinaries;
  user: ServerUser | null;
  durable: boolean;
  /** The port that clients already use. */
  port?: number;
  onProgress: (message: string) => void;
}): Promise<number | null> {
  const { clusterDir, logFile, user } = options;
  const port = options.port ?? (await findFreePort());
  const log = await openLog(logFile);
  // Not the folder's own path: the server's user may be barred from its parents. See docs/decisions/0002.
  const dataDir = user === null ? clusterDir : '/proc/self/cwd';
  const settings = await serverArguments({
    port,
    clusterName: await clusterName(clusterDir),
    durable: options.durable,
  });
  const child = spawn(options.binaries.postgres, ['-D', dataDir, ...settings], {
    cwd: clusterDir,
    env: serverEnvironment(options),
    stdio: ['ignore', log.file.fd, log.file.fd],
    // A process group of its own: Ctrl-C reaches the app alone, which still needs the database to finish its requests.
    detached: true,
    ...user,
  });
  let ended: string | null = null;
  child.once('error', (error) => {
    ended = error.message;
  });
  child.once('exit', (code, signal) => {
    ended = `it ended with ${signal ?? `code ${code}`}`;
  });
  child.unref();

  let nextWord = Date.now() + 3000;
  while (ended === null) {
    const state = await readPostmaster(clusterDir);
    if (state?.pid === child.pid && state?.ready) break;
    if (Date.now() > nextWord) {
      options.onProgress('The database is recovering from a crash; this can take a while');
      nextWord += 30_000;
    }
    await delay(10);
  }
  await log.file.close();
  if (ended === null) return port;

  const said = await readLogFrom(logFile, log.size);
  if (PASSING.test(said)) return null;
  const reason = /(?:FATAL|PANIC): {2}(.*)/.exec(said)?.[1] ?? ended;
  throw new StartupError(`The embedded PostgreSQL did not start: ${reason}. Its log is ${logFile}.`);
}

async function openLog(path: string): Promise<{ file: Awaited<ReturnType<typeof open>>; size: number }> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const before = await stat(path).catch(() => null);
  if (before !== null && before.size > LOG_LIMIT_BYTES) await rename(path, `${path}.1`);
  const file = await open(path, 'a', 0o600);
  return { file, size: (await file.stat()).size };
}
