import { execFile } from 'node:child_process';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartupError } from '../../startup-error.ts';

const run = promisify(execFile);

/** The fields of a cluster's postmaster.pid, which its server writes. */
export type Postmaster = { pid: number; port: number; ready: boolean };

/** The server that says it runs on this cluster; it may be long gone. */
export async function readPostmaster(clusterDir: string): Promise<Postmaster | null> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!(pid > 0)) return null;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** Marks a server's command line, to distinguish its process from one that got the same pid later. */
export async function clusterName(clusterDir: string): Promise<string> {
  return `thengisa-${(await stat(clusterDir, { bigint: true })).ino.toString(16)}`;
}

/** Whether `pid` is a live server of this very cluster, and not an unrelated process. */
export async function isServerOf(clusterDir: string, pid: number): Promise<boolean> {
  if (!(await isAlive(pid))) return false;
  // Windows shows no command lines to others; there the connection that follows decides.
  if (process.platform === 'win32') return true;
  return (await commandLine(pid)).includes(`cluster_name=${await clusterName(clusterDir)}`);
}

/**
 * Removes the postmaster.pid of a server that is gone. PostgreSQL does so itself, but not when the pid belongs to another process by now, or to a
 * zombie.
 */
export async function removeStalePidFile(clusterDir: string, stale: Postmaster): Promise<void> {
  const now = await readPostmaster(clusterDir);
  if (now?.pid === stale.pid && now.port === stale.port) await rm(join(clusterDir, 'postmaster.pid'), { force: true });
}

/**
 * Stops the server without waiting for its clients (PostgreSQL's fast shutdown), and waits until it is gone. One that hasn't ended after `fastMs`
 * is ended immediately: during recovery a fast shutdown can wait for a checkpointer that no one asks to end. All commits are in the log, from which
 * the next start recovers.
 */
export async function stopServer(clusterDir: string, pgCtl: string, fastMs = 30_000): Promise<void> {
  const running = await readPostmaster(clusterDir);
  if (running === null || !(await isServerOf(clusterDir, running.pid))) return;
  if (process.platform === 'win32') {
    const stop = (mode: string, timeoutMs: number) =>
      run(pgCtl, ['stop', `--mode=${mode}`, '--wait', `--timeout=${timeoutMs / 1000}`, `--pgdata=${clusterDir}`]);
    await stop('fast', fastMs).catch(() => stop('immediate', immediateMs));
    return;
  }
  signal(running.pid, 'SIGINT');
  if (await endsWithin(running.pid, fastMs)) return;
  signal(running.pid, 'SIGQUIT');
  if (await endsWithin(running.pid, immediateMs)) return;
  throw new StartupError(`The database server (process ${running.pid}) does not stop.`);
}

/** PostgreSQL itself kills processes that ignore an immediate shutdown for five seconds. */
const immediateMs = 30_000;

async function endsWithin(pid: number, ms: number): Promise<boolean> {
  const deadline = Date.now() + ms;
  while (await isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await delay(20);
  }
  return true;
}

/** Whether a process runs under this pid; a zombie does not count. */
export async function isAlive(pid: number): Promise<boolean> {
  if (!signal(pid, 0)) return false;
  if (process.platform !== 'linux') return true;
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return !/\) [ZX] /.test(state);
}

/** The last lines of the server's log from `offset` bytes on. */
export async function readLogFrom(path: string, offset: number): Promise<string> {
  const file = await open(path, 'r');
  try {
    const buffer = Buffer.alloc(16_384);
    const { bytesRead } = await file.read(buffer, 0, buffer.length, offset);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT' | 0): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function commandLine(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') return await readFile(`/proc/${pid}/cmdline`, 'utf8');
    return (await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)])).stdout;
  } catch {
    return '';
  }
}
