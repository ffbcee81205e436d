import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../../startup-error.ts';
import { isAlive } from './postmaster.ts';

/** The advisory lock that stands for the data folder: the embedded server serves one folder alone. */
const LOCK = 3_141_592;
const NAME = 'thengisa-claim-';

/** How long the database may be away before the claim counts as lost: a crash takes it some seconds to recover from. */
const PATIENCE_MS = 15_000;

/** Another process uses the data folder. */
export class FolderInUse extends StartupError {}

export type DataFolderClaim = {
  /** Gives the folder up by way of the server's own end, so that no other process can have it while that still runs. */
  stopWith(stopServer: () => Promise<void>): Promise<void>;
};

/**
 * Makes this process the only one that uses the data folder, by a lock that lives as long as its connection does: it
 * ends with the process, however that ends. Throws FolderInUse when another process does.
 * `onLost` is called once when the connection broke and the lock could not be had again.
 */
export async function claimDataFolder(options: {
  url: string;
  dataDir: string;
  onLost?: (error: Error) => void;
}): Promise<DataFolderClaim> {
  let released = false;
  let client = await lock(options);
  watch();

  function watch(): void {
    const watched = client;
    watched.once('end', () => {
      if (!released) void regain();
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
        // While it recovers from a crash a server still listens. One that does not is gone.
        const gone = (error as { code?: string }).code === 'ECONNREFUSED' || Date.now() > deadline;
        if (gone || error instanceof StartupError) {
          options.onLost?.(gone ? goneFrom(options.dataDir) : (error as Error));
          return;
        }
        await delay(250);
      }
    }
  }

  return {
    async stopWith(stopServer) {
      released = true;
      await stopServer();
      await client.end().catch(() => {});
    },
  };
}

async function lock(options: { url: string; dataDir: string }): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: options.url,
    application_name: `${NAME}${process.pid}`,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  });
  // A broken connection also ends, and that is what is acted on.
  client.on('error', () => {});
  await client.connect();
  try {
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await tryLock(client))) {
      const holder = await findHolder(client);
      // A killed holder's connection takes the server a moment to notice.
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

function goneFrom(dataDir: string): StartupError {
  const log = join(dataDir, 'logs', 'postgres.log');
  return new StartupError(`The database server has ended unexpectedly. Its log is ${log}. Start Thengisa again.`);
}

function heldBy(holder: number | null, dataDir: string): FolderInUse {
  return new FolderInUse(
    `Thengisa is already running on ${dataDir} (process ${holder ?? 'unknown'}). Stop it first, or set DATA_DIR to another folder.`,
  );
}
