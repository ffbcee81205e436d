import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

/** CPU seconds that processes have used so far, by name. */
export type CpuTimes = Readonly<Record<string, number>>;

/** Linux counts a process's time in hundredths of a second. */
const ticksPerSecond = 100;

interface Stat {
  readonly parent: number;
  readonly seconds: number;
  /** Of its children that have ended. */
  readonly endedSeconds: number;
}

/** Null: the process has ended, or the system has no `/proc`. */
async function readStat(pid: number): Promise<Stat | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // The name before it may have spaces and brackets.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = (index: number) => Number(fields[index]) / ticksPerSecond;
  return { parent: Number(fields[1]), seconds: ticks(11) + ticks(12), endedSeconds: ticks(13) + ticks(14) };
}

/** Of each named process, and of the database server with all its processes. Null on a system without `/proc`. */
export async function readCpuTimes(
  pids: Readonly<Record<string, number>>,
  databasePid: number | null,
): Promise<CpuTimes | null> {
  if ((await readStat(process.pid)) === null) return null;
  const own = await Promise.all(
    Object.entries(pids).map(async ([name, pid]) => [name, (await readStat(pid))?.seconds ?? 0] as const),
  );
  return {
    ...Object.fromEntries(own),
    postgres: databasePid === null ? 0 : await secondsOfServer(databasePid),
    [wholeMachine]: await secondsOfMachine(),
  };
}

const wholeMachine = 'all';

/** All that ran on any core, and what the host took from this machine. */
async function secondsOfMachine(): Promise<number> {
  const [line = ''] = (await readFile('/proc/stat', 'utf8')).split('\n');
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, steal = 0] = line
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + softIrq + steal) / ticksPerSecond;
}

async function secondsOfServer(pid: number): Promise<number> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const stats = await Promise.all(all.map(async (one) => ({ one, stat: await readStat(one) })));
  return stats.reduce((sum, { one, stat }) => {
    if (one === pid) return sum + (stat?.seconds ?? 0) + (stat?.endedSeconds ?? 0);
    return stat?.parent === pid ? sum + stat.seconds : sum;
  }, 0);
}

/** The database server's main process, if the server runs on this machine. */
export async function findDatabasePid(pool: pg.Pool): Promise<number | null> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return (await readStat(rows[0]?.pid ?? 0))?.parent ?? null;
}

/** Shares of one core, between two readings. `other` is what no named process used. */
export function sharesBetween(before: CpuTimes, after: CpuTimes, seconds: number): Record<string, number> {
  const share = (name: string) => Math.max(0, (after[name] ?? 0) - (before[name] ?? 0)) / seconds;
  const named = Object.keys(after).filter((name) => name !== wholeMachine);
  const own = named.reduce((sum, name) => sum + share(name), 0);
  return {
    ...Object.fromEntries(named.map((name) => [name, share(name)])),
    other: Math.max(0, share(wholeMachine) - own),
  };
}
