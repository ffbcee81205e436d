import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { inject } from 'vitest';
import { migrate } from '#server/platform/db/migrate.ts';
import { orderServer, withDatabase } from './database-server.ts';

const migrations = fileURLToPath(new URL('../../db/migrations', import.meta.url));

export type OldDatabase = {
  pool: pg.Pool;
  /** Brings it to this version. */
  update(): Promise<void>;
  close(): Promise<void>;
};

/** An empty database of the version whose last migration this is. */
export async function createOldDatabase(last: string): Promise<OldDatabase> {
  const { adminUrl, template } = inject('databaseServer');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  const url = withDatabase(adminUrl, name);
  const folder = await mkdtemp(join(tmpdir(), 'thengisa-migrations-'));
  await cp(migrations, folder, {
    recursive: true,
    filter: (file) => !/^\d/.test(basename(file)) || basename(file) <= last,
  });
  await orderServer(adminUrl, `create database ${name}`);
  await migrate(url, folder);
  await rm(folder, { recursive: true });
  const pool = new pg.Pool({ connectionString: url });
  return {
    pool,
    async update() {
      await migrate(url);
    },
    async close() {
      await pool.end();
      await orderServer(adminUrl, `drop database ${name}`);
    },
  };
}
