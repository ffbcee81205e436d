import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { StartupError } from '#server/platform/startup-error.ts';
import type { FileList } from './manifest.ts';
import type { Target } from './open-target.ts';

/** What PostgreSQL's manual leaves out of a base backup: its contents are rebuilt at start. */
const emptied = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/./;
const dropped = /^postmaster\.(pid|opts)$|(^|\/)(pgsql_tmp[^/]*|pg_internal\.init)$/;

/**
 * Copies the files of a running cluster, as the manual's low-level backup does: PostgreSQL packages it comes with have no pg_dump. Files that change
 * while they are read are completed from the log of that time, which a replication slot keeps until it is copied as well.
 */
export async function copyCluster(url: string, clusterDir: string, target: Target): Promise<FileList> {
  const client = new pg.Client({ connectionString: url, application_name: 'thengisa-backup' });
  await client.connect();
  try {
    const slot = `thengisa_backup_${process.pid}`;
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
    const begun = await ask(client, `select pg_walfile_name(pg_backup_start('thengisa', true)) as file`);
    const list = await copyFiles(clusterDir, target);
    const { lsn, label, spaces } = await ask(
      client,
      'select lsn::text, labelfile as label, spcmapfile as spaces from pg_backup_stop(false)',
    );
    if (spaces) throw new StartupError('The cluster has tablespaces, which a backup does not copy.');
    const { file: last } = await ask(client, `select pg_walfile_name('${lsn}') as file`);
    // Complete the last segment: its end is written when the next one begins.
    await client.query('select pg_switch_wal()');
    const names = (await readdir(join(clusterDir, 'pg_wal'))).filter(
      (name) => /^[0-9A-F]{24}$/.test(name) && name >= (begun.file ?? '') && name <= (last ?? ''),
    );
    if (!names.includes(begun.file ?? '') || !names.includes(last ?? ''))
      throw new StartupError('The log of the time of the backup is incomplete. Run it again.');
    for (const name of names.sort()) {
      const path = `pg_wal/${name}`;
      list.push({ path, content: await target.add(createReadStream(join(clusterDir, path))) });
    }
    list.push({ path: 'backup_label', content: await target.add(Readable.from([label])) });
    return list;
  } finally {
    await client.end();
  }
}

async function copyFiles(clusterDir: string, target: Target): Promise<FileList> {
  const list: FileList = [];
  for (const entry of await readdir(clusterDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
      .slice(clusterDir.length + 1)
      .replaceAll(sep, '/');
    if (emptied.test(path) || dropped.test(path)) continue;
    if (entry.isDirectory()) list.push({ path, content: null });
    if (!entry.isFile()) continue;
    const content = await target.add(createReadStream(join(clusterDir, path))).catch(nullWhenGone);
    if (content !== null) list.push({ path, content });
  }
  return list;
}

/** A table that was dropped or rewritten while we copied: the log says so. */
function nullWhenGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

async function ask(client: pg.Client, query: string): Promise<Record<string, string | undefined>> {
  const { rows } = await client.query<Record<string, string>>(query);
  return rows[0] ?? {};
}
