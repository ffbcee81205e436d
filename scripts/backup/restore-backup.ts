import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '#server/platform/db/open-database.ts';
import type { Env } from '#server/platform/env.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { platformOfClusters } from './make-backup.ts';
import { contentsOf, type Manifest } from './manifest.ts';
import type { Target } from './open-target.ts';
import { restoreCluster } from './restore-cluster.ts';
import { restoreDump } from './restore-dump.ts';

/** Throws a StartupError when the backup is damaged, or the place isn't empty or of another kind. Changes nothing. */
export async function requireRestorable(env: Env, manifest: Manifest, target: Target): Promise<void> {
  if (manifest.files.driver !== env.files.driver)
    throw new StartupError(`The files of this backup need FILES_DRIVER=${manifest.files.driver}.`);
  const files = join(env.dataDir, 'files');
  const own = (await readdir(files).catch((): string[] => [])).filter((name) => !name.startsWith('.'));
  if (env.files.driver === 'local' && own.length > 0) throw new StartupError(`${files} is not empty.`);
  if (env.databaseUrl === null) {
    if (existsSync(join(env.dataDir, 'postgres'))) throw new StartupError(`${env.dataDir} has a database already.`);
  } else await requireEmpty(env.databaseUrl);
  const { database } = manifest;
  if (database.kind === 'cluster') {
    if (env.databaseUrl !== null)
      throw new StartupError('This backup is of the embedded database. Restore it without DATABASE_URL.');
    if (database.platform !== platformOfClusters)
      throw new StartupError(`This backup is of the embedded database on ${database.platform}, and opens there alone.`);
  }
  const damaged: string[] = [];
  for (const content of contentsOf(manifest)) if (!(await target.check(content))) damaged.push(content.sha256);
  if (damaged.length > 0)
    throw new StartupError([
      `The backup ${manifest.name} is damaged.`,
      ...damaged.map((one) => `missing or changed: ${one}`),
    ]);
}

async function requireEmpty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(`select from pg_namespace n join pg_class c on c.relnamespace = n.oid
      where nspname !~ '^pg_' and nspname <> 'information_schema' limit 1`);
    if (rows.length > 0) throw new StartupError('The database of DATABASE_URL is not empty.');
  } finally {
    await client.end();
  }
}

/** Restores into the empty place that was checked. */
export async function restoreBackup(env: Env, manifest: Manifest, target: Target): Promise<void> {
  const { database } = manifest;
  if (database.kind === 'cluster') await restoreCluster(env.dataDir, database.files, target);
  else {
    const opened = await openDatabase(env);
    await restoreDump(opened.directUrl, database.major, database.dump, target).finally(opened.close);
  }
  const store = await openFileStore(env.files, join(env.dataDir, 'files'));
  for (const { path, content } of manifest.files.list) {
    if (content === null) continue;
    await store.receive(await target.read(content), Number.POSITIVE_INFINITY, (draft) => store.put(path, draft));
  }
}
