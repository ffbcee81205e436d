import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readPostmaster } from '#server/platform/db/embedded/postmaster.ts';
import { type EmbeddedServer, startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import type { Random } from '#test/abuse/seeded-random.ts';

const run = promisify(execFile);

export interface KeptDatabase {
  readonly url: string;
  /** SIGKILL of the whole server. False: it was not running. */
  kill(): Promise<boolean>;
  /** SIGKILL of one of its connections: PostgreSQL then ends all others and recovers by itself. */
  killConnection(random: Random): Promise<boolean>;
  /** Ends all connections as an upgrade of the server does. */
  restart(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Milliseconds within which the database starts again. */
const patience = 180_000;

/** A durable server, which is started again at the same port. */
export async function keepDatabase(dataDir: string): Promise<KeptDatabase> {
  let server: EmbeddedServer = await startEmbedded({ dataDir });
  const { url, port } = server;
  const clusterDir = join(dataDir, 'postgres');
  const start = async () => {
    const deadline = Date.now() + patience;
    for (;;) {
      try {
        server = await startEmbedded({ dataDir, port });
        return;
      } catch (error) {
        if (Date.now() > deadline) throw new Error('The database does not start.', { cause: error });
        await delay(200);
      }
    }
  };
  const pidOf = async () => (await readPostmaster(clusterDir))?.pid;
  return {
    url,
    async kill() {
      const killed = killIfKnown(await pidOf());
      await start();
      return killed;
    },
    async killConnection(random) {
      const pid = await pidOf();
      if (pid === undefined) return false;
      const { stdout } = await run('ps', ['-o', 'pid=,args=', '--ppid', String(pid)]);
      const connections = stdout.split('\n').filter((line) => line.includes('127.0.0.1('));
      return connections.length > 0 && kill(Number.parseInt(random.pick(connections), 10));
    },
    async restart() {
      // A server that doesn't end within a minute is killed, as a supervisor does.
      await server.stop().catch(async () => killIfKnown(await pidOf()));
      await start();
      return true;
    },
    stop: () => server.stop().catch(async () => void killIfKnown(await pidOf())),
  };
}

const killIfKnown = (pid: number | undefined): boolean => pid !== undefined && kill(pid);

function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    // It ended before.
    return false;
  }
}
