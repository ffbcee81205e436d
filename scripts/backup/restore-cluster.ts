import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { chmod, chown, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { prepareDataFolder } from '#server/platform/data-folder.ts';
import { OWNER } from '#server/platform/db/embedded/create-cluster.ts';
import { findServerBinaries } from '#server/platform/db/embedded/server-binaries.ts';
import { serverEnvironment } from '#server/platform/db/embedded/server-settings.ts';
import { chooseServerUser, type ServerUser } from '#server/platform/db/embedded/server-user.ts';
import { readOrCreateSecret } from '#server/platform/secrets.ts';
import type { FileList } from './manifest.ts';
import type { Target } from './open-target.ts';

const run = promisify(execFile);

/** Folders that PostgreSQL expects, whose contents no backup has. */
const empty = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];

/** Restores the embedded cluster into a data folder that has none. It is built beside its place and moved there when complete. */
export async function restoreCluster(dataDir: string, files: FileList, target: Target): Promise<void> {
  await prepareDataFolder(dataDir);
  const clusterDir = join(dataDir, 'postgres');
  const user = await chooseServerUser(clusterDir);
  const draft = `${clusterDir}.restored-${process.pid}`;
  try {
    for (const path of ['', ...empty, ...files.filter(({ content }) => content === null).map(({ path }) => path)]) {
      await mkdir(join(draft, path), { recursive: true, mode: 0o700 });
    }
    for (const { path, content } of files) {
      if (content === null) continue;
      await mkdir(join(draft, dirname(path)), { recursive: true, mode: 0o700 });
      await pipeline(await target.read(content), createWriteStream(join(draft, path), { mode: 0o600 }));
    }
    if (user !== null) await giveTo(draft, user);
    await setPassword(draft, user, await readOrCreateSecret(dataDir, 'postgres-password'));
    await rename(draft, clusterDir);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** The password of the database is a secret of the folder, and in no backup. A server for one user replays the log, then takes the new one. */
async function setPassword(clusterDir: string, user: ServerUser | null, password: string): Promise<void> {
  const { postgres } = await findServerBinaries(user);
  // As when a cluster is created: the server's user may be barred from the folder's parents.
  const here = user === null ? clusterDir : '/proc/self/cwd';
  const running = run(postgres, ['--single', '-D', here, '-c', 'exit_on_error=on', 'postgres'], {
    cwd: clusterDir,
    env: serverEnvironment({ durable: true }),
    ...user,
  });
  running.child.stdin?.end(`alter role ${OWNER} password '${password}'\n`);
  await running;
}

async function giveTo(path: string, user: ServerUser): Promise<void> {
  await chown(path, user.uid, user.gid);
  await chmod(path, 0o700);
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    await chown(join(entry.parentPath, entry.name), user.uid, user.gid);
  }
}
