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
  /** SIGKILL of the whole server. */
  kill(): Promise<void>;
  /** SIGKILL of one of its connections: PostgreSQL then ends all others and recovers by itself. */
  killConnection(random: Random): Promise<void>;
  /** Ends all connections as an upgrade of the server does. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A durable server, which is started again at the same port. */
export async function keepDatabase(dataDir: string): Promise<KeptDatabase> {
  let server: EmbeddedServer = await startEmbedded({ dataDir });
  const { url, port } = server;
  const clusterDir = join(dataDir, 'postgres');
  const start = async () => {
    for (;;) {
      const started = await startEmbedded({ dataDir, port }).catch(() => null);
      if (started) {
        server = started;
        return;
      }
      await delay(200);
    }
  };
  const pidOf = async () => (await readPostmaster(clusterDir))?.pid;
  return {
    url,
    async kill() {
      killIfKnown(await pidOf());
      await start();
    },
    async killConnection(random) {
      const pid = await pidOf();
      if (pid === undefined) return;
      const { stdout } = await run('ps', ['-o', 'pid=,args=', '--ppid', String(pid)]);
      const connections = stdout.split('\n').filter((line) => line.includes('127.0.0.1('));
      if (connections.length > 0) kill(Number.parseInt(random.pick(connections), 10));
    },
    async restart() {
      // A server that doesn't end within a minute is killed, as a supervisor does.
      await server.stop().catch(async () => killIfKnown(await pidOf()));
      await start();
    },
    stop: () => server.stop().catch(async () => killIfKnown(await pidOf())),
  };
}

function killIfKnown(pid: number | undefined): void {
  if (pid !== undefined) kill(pid);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended before.
  }
}
