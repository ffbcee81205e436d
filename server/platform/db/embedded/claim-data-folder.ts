import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../../startup-error.ts';
import { isAlive } from './postmaster.ts';
import { endedFor, type Reviver } from './revive-server.ts';

/** The advisory lock that represents the data folder: the embedded server serves one folder alone. */
const LOCK = 3_141_592;
const NAME = 'thengisa-claim-';

/** How long a server that still listens may refuse connections: it recovers from a crash. */
const PATIENCE_MS = 60_000;

/** Another process uses the data folder. */
export class FolderInUse extends StartupError {}

export type DataFolderClaim = {
  /** Releases the folder through the server's own shutdown, so that no other process can claim it while that still runs. */
  stopWith(stopServer: () => Promise<void>): Promise<void>;
};

interface Claiming {
  readonly url: string;
  readonly dataDir: string;
  readonly reviver: Reviver;
  readonly onLost?: (error: Error) => void;
}

/**
 * Claims the data folder for this process, with a lock that lives as long as its connection: it ends with the process, however that ends. Throws
 * FolderInUse when another process holds it. A server that ends under us is restarted. `onLost` is called once, when that fails or the lock could not
 * be reclaimed.
 */
export async function claimDataFolder(options: Claiming): Promise<DataFolderClaim> {
  const { reviver } = options;
  let released = false;
  let client = await lock(options);
  watch();

  function watch(): void {
    const watched = client;
    watched.once('end', () => {
      if (!released) regain().catch((error: Error) => options.onLost?.(error));
    });
  }

  async function regain(): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    while (!released) {
      try {
        client = await lock(options);
        if (released) await client.end();
        else watch();
        return;
      } catch (error) {
        if (error instanceof StartupError) throw error;
        // A server that recovers from a crash still listens. One that doesn't is gone.
        if ((error as { code?: string }).code === 'ECONNREFUSED') await reviver.startAgain();
        else if (Date.now() > deadline) throw endedFor(options.dataDir, 'It does not answer.');
        else await delay(250);
      }
    }
  }

  return {
    async stopWith(stopServer) {
      released = true;
      // A server that is just starting has to be up before it can be stopped.
      await reviver.stop();
      await stopServer();
      await client.end().catch(() => {});
    },
  };
}

async function lock(options: Pick<Claiming, 'url' | 'dataDir'>): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: options.url,
    application_name: `${NAME}${process.pid}`,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  });
  // A broken connection also emits `end`, which is handled.
  client.on('error', () => {});
  await client.connect();
  try {
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await tryLock(client))) {
      const holder = await findHolder(client);
      // The server takes a moment to notice that a killed holder's connection is gone.
      if ((holder === null || !(await isAlive(holder))) && Date.now() < deadline) await delay(50);
      else throw heldBy(holder, options.dataDir);
    }
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [LOCK]);
  return rows[0]?.locked === true;
}

async function findHolder(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ name: string }>(
    `select activity.application_name as name from pg_locks join pg_stat_activity activity using (pid)
     where locktype = 'advisory' and classid = 0 and objid = $1 and granted`,
    [LOCK],
  );
  const pid = Number(rows[0]?.name.slice(NAME.length));
  return pid > 0 ? pid : null;
}

function heldBy(holder: number | null, dataDir: string): FolderInUse {
  return new FolderInUse(
    `Thengisa is already running on ${dataDir} (process ${holder ?? 'unknown'}). Stop it first, or set DATA_DIR to another folder.`,
  );
}
