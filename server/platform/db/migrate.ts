import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { baseline, type Former, readFormer, wasBuiltByFormer } from './baseline.ts';
import { takeTurnsAtStart, type Waiting } from './take-turns-at-start.ts';
import { postgresCode } from './transaction.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../db/migrations/', import.meta.url));

/**
 * Brings the database up to date with `db/migrations`, one transaction a file, one process at a time. Returns the names
 * of the files it applied. A file that was changed after it ran, or one that is gone, is a StartupError.
 */
export async function migrate(url: string, folder = migrationsFolder, waiting: Waiting = {}): Promise<string[]> {
  return takeTurnsAtStart(url, 'the migrations', () => applyAll(url, folder, waiting.onProgress), waiting);
}

/**
 * Migrations of this version that a database with these migrations has not run. Throws a StartupError when it is older than the baseline.
 * @param applied checksums by name
 */
export async function pendingMigrations(applied: ReadonlyMap<string, string>): Promise<string[]> {
  return pendingOf(await migrationNames(), applied, await readFormer(migrationsFolder));
}

function pendingOf(files: readonly string[], applied: ReadonlyMap<string, string>, former: Former): string[] {
  const needsBaseline = !applied.has(baseline) && !wasBuiltByFormer(former, applied);
  return files.filter((name) => !applied.has(name) && (name !== baseline || needsBaseline));
}

/** The names of all migrations of this version, in their order. */
export async function migrationNames(folder = migrationsFolder): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort();
}

async function applyAll(url: string, folder: string, onProgress: Waiting['onProgress']): Promise<string[]> {
  const files = await migrationNames(folder);
  const client = new pg.Client({ connectionString: url, application_name: 'thengisa migrations' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    const former = await readFormer(folder);
    for (const name of applied.keys()) {
      if (!files.includes(name) && !former.checksums.has(name)) {
        throw new StartupError(
          `The database has the migration ${name}, which this version does not know. Run a newer version.`,
        );
      }
    }
    const pending = pendingOf(files, applied, former);
    const done: string[] = [];
    for (const name of files) {
      const text = await readFile(`${folder}/${name}`, 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      const known = applied.get(name);
      if (known !== undefined && known !== checksum) {
        throw new StartupError(
          `The migration ${name} was changed after it ran. Restore it and add a new file instead.`,
        );
      }
      if (!pending.includes(name)) continue;
      await applyOne(client, { name, text, checksum, onProgress });
      done.push(name);
    }
    return done;
  } finally {
    await client.end();
  }
}

/** All who need a table wait behind a migration that waits for it, and for whatever it has locked before. */
const lockTimeoutSeconds = 2;
const lockTries = 60;

/** It waited too long, or was chosen to end a deadlock. */
const lostLock = (error: unknown) => ['55P03', '40P01'].includes(postgresCode(error) ?? '');

interface Applying {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
  readonly onProgress: Waiting['onProgress'];
}

async function applyOne(client: pg.Client, { onProgress, ...file }: Applying): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await applyOnce(client, file);
    } catch (error) {
      if (!lostLock(error) || tries === lockTries) throw new Error(`Migration ${file.name} failed`, { cause: error });
      if (tries === 1) onProgress?.(`${file.name} waits for a long query, and tries again each three seconds`);
    }
    // Those who waited go first.
    await delay(1000);
  }
}

async function applyOnce(client: pg.Client, { name, text, checksum }: Omit<Applying, 'onProgress'>): Promise<void> {
  // The pooler's connection may carry the app's limits.
  await client.query(`begin; set local statement_timeout = 0; set local lock_timeout = '${lockTimeoutSeconds}s'`);
  try {
    await client.query(text);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
