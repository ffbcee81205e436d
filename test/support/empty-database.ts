import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { orderServer, withDatabase } from './database-server.ts';

export type EmptyDatabase = {
  url: string;
  pool: pg.Pool;
  close(): Promise<void>;
};

/** A database in which no migration has run. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const { adminUrl, template } = inject('databaseServer');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await orderServer(adminUrl, `create database ${name}`);
  const url = withDatabase(adminUrl, name);
  const pool = new pg.Pool({ connectionString: url });
  return {
    url,
    pool,
    async close() {
      await pool.end();
      await orderServer(adminUrl, `drop database ${name}`);
    },
  };
}
