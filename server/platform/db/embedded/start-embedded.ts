import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { prepareDataFolder } from '../../data-folder.ts';
import { readOrCreateSecret } from '../../secrets.ts';
import { StartupError } from '../../startup-error.ts';
import { createCluster, hasCluster } from './create-cluster.ts';
import { launchServer } from './launch-server.ts';
import { isServerOf, type Postmaster, readPostmaster, removeStalePidFile, stopServer } from './postmaster.ts';
import { probeServer, serverUrl } from './probe-server.ts';
import { findServerBinaries } from './server-binaries.ts';
import { chooseServerUser } from './server-user.ts';

/** `adopted`: it was running already, left behind by an app that was killed or held by one that still runs. */
export type EmbeddedServer = { url: string; port: number; adopted: boolean; stop(): Promise<void> };

export type EmbeddedOptions = {
  dataDir: string;
  onProgress?: (message: string) => void;
  /** false: for clusters that are thrown away after a test; a power cut may destroy them. */
  durable?: boolean;
  /** For a server that ended under its clients: it restarts at the same address, with its data. */
  port?: number;
};

/** How long a server may neither answer nor exit, in milliseconds. */
const PATIENCE = 60_000;

/** Returns a PostgreSQL server of our own on the data folder: the running one, else a new one. Throws a StartupError when neither is available. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { dataDir, onProgress = () => {}, durable = true, port: known } = options;
  await prepareDataFolder(dataDir);
  const clusterDir = join(dataDir, 'postgres');
  const logFile = join(dataDir, 'logs', 'postgres.log');
  const user = await chooseServerUser(clusterDir);
  const binaries = await findServerBinaries(user);
  const password = await readOrCreateSecret(dataDir, 'postgres-password');
  const server = (port: number, adopted: boolean): EmbeddedServer => ({
    url: serverUrl(port, password),
    port,
    adopted,
    stop: () => stopServer(clusterDir, binaries.pgCtl),
  });

  if (!(await hasCluster(clusterDir, binaries.major))) {
    if (known !== undefined) throw new StartupError(`The database in ${clusterDir} no longer exists.`);
    onProgress('Creating a new database');
    await createCluster({ clusterDir, binaries, user, password, durable });
  }
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    const running = await readPostmaster(clusterDir);
    if (running !== null && (await isServerOf(clusterDir, running.pid))) {
      if (known !== undefined && running.port !== known) throw startedElsewhere(clusterDir, running);
      if (await canAdopt(clusterDir, running, password)) return server(running.port, true);
    } else {
      if (running !== null) await removeStalePidFile(clusterDir, running);
      const port = await launchServer({ clusterDir, logFile, binaries, user, durable, port: known, onProgress });
      if (port !== null) {
        await requireOurs(clusterDir, port, password);
        return server(port, false);
      }
    }
    await delay(50);
  }
  const holder = await readPostmaster(clusterDir);
  throw new StartupError(
    `A database server${holder === null ? '' : ` (process ${holder.pid})`} is using ${clusterDir} but does not respond. Stop it and start again.`,
  );
}

/** False while the server is starting, recovering or stopping: retry. */
async function canAdopt(clusterDir: string, running: Postmaster, password: string): Promise<boolean> {
  const probe = await probeServer(clusterDir, running.port, password);
  if (probe === 'denied') throw wrongPassword(clusterDir);
  return probe === 'ours';
}

async function requireOurs(clusterDir: string, port: number, password: string): Promise<void> {
  const probe = await probeServer(clusterDir, port, password);
  if (probe === 'denied') throw wrongPassword(clusterDir);
  if (probe !== 'ours') throw new StartupError(`The database server on ${clusterDir} started but does not respond.`);
}

function startedElsewhere(clusterDir: string, { pid, port }: Postmaster): StartupError {
  return new StartupError(`Another start has begun a server on ${clusterDir} (process ${pid}, port ${port}).`);
}

function wrongPassword(clusterDir: string): StartupError {
  return new StartupError(
    `The password in ${join(clusterDir, '..', 'secrets', 'postgres-password')} does not match the database in ${clusterDir}. Restore the right file, or set DATA_DIR to another folder.`,
  );
}
