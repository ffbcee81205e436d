import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { recordBackup } from '#server/features/diagnostics/system/commands/record-backup.ts';
import { dbOfPool, openPool } from '#server/platform/db/pool.ts';
import { type Env, projectRoot, readSettings } from '#server/platform/env.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { openForScript } from '../launch/open-for-script.ts';
import { copyCluster } from './copy-cluster.ts';
import { dumpDatabase } from './dump-database.ts';
import { contentsOf, type FileList, type Manifest } from './manifest.ts';
import type { Target } from './open-target.ts';
import { nameOf, surplus, timeOf } from './thin-backups.ts';

const dayMs = 24 * 3_600_000;

/** Backs the installation up while it runs: first its database, then the files, which the database may name already. */
export async function makeBackup(env: Env, target: Target): Promise<Manifest> {
  const begun = new Date();
  const database = await openForScript(env);
  try {
    const { directUrl } = database;
    const { major, migrations } = await readDatabase(directUrl);
    const manifest: Manifest = {
      name: nameOf(begun),
      format: 1,
      app: (JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')) as { version: string }).version,
      migrations,
      database:
        env.databaseUrl === null
          ? {
              kind: 'cluster',
              major,
              platform: platformOfClusters,
              files: await copyCluster(directUrl, join(env.dataDir, 'postgres'), target),
            }
          : { kind: 'dump', major, ...(await dumpDatabase(directUrl, major, target)) },
      files: { driver: env.files.driver, list: await copyFiles(env, target) },
      settings: readSettings(),
      took: Date.now() - begun.getTime(),
    };
    await target.finish(manifest);
    await record(directUrl);
    return manifest;
  } finally {
    await database.close();
  }
}

/** The files of a cluster open on the same kind of machine alone. */
export const platformOfClusters = `${process.platform}-${process.arch}`;

/** Those in a bucket are listed: the bucket keeps its versions, and copies itself elsewhere. */
async function copyFiles(env: Env, target: Target): Promise<FileList> {
  const store = await openFileStore(env.files, join(env.dataDir, 'files'));
  const list: FileList = [];
  for await (const { key } of store.list('')) {
    if (env.files.driver === 's3') list.push({ path: key, content: null });
    else {
      const content = await store.get(key);
      // Deleted a moment ago, as its owner asked.
      if (content) list.push({ path: key, content: await target.add(content) });
    }
  }
  return list;
}

async function readDatabase(url: string): Promise<{ major: number; migrations: string[] }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name');
    const version = await client.query<{ number: number }>(
      `select current_setting('server_version_num')::int / 10000 as number`,
    );
    return { major: version.rows[0]?.number ?? 0, migrations: rows.map(({ name }) => name) };
  } finally {
    await client.end();
  }
}

async function record(url: string): Promise<void> {
  const pool = openPool(url, 1, () => {});
  try {
    await recordBackup(dbOfPool(pool));
  } finally {
    await pool.end();
  }
}

/** Removes the backups that the rule no longer keeps, and contents that none needs. Returns their names. */
export async function thinBackups(target: Target, now: Date): Promise<readonly string[]> {
  const names = await target.list();
  const removed = surplus(names, now);
  if (removed.length === 0) return removed;
  for (const name of removed) await target.remove(name);
  const left = await Promise.all(names.filter((name) => !removed.includes(name)).map(target.open));
  const needed = new Set(left.flatMap(contentsOf).map(({ sha256 }) => sha256));
  const oldest = left.map(({ name }) => timeOf(name)).at(0) ?? now;
  // A backup under way has contents that no manifest names yet.
  await target.sweep(needed, new Date(Math.max(oldest.getTime(), now.getTime() - dayMs)));
  return removed;
}
