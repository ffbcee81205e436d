import pg from 'pg';
import { inject } from 'vitest';
import { cloneDatabase, order } from './database-server.ts';

export type TestDatabase = {
  url: string;
  /** For looking at rows and preparing them, beside the app's own pool. */
  pool: pg.Pool;
  /** Drops the database. Fails when somebody is still connected after half a minute. */
  close(): Promise<void>;
};

/** A database of its own, migrated, with the reference tables filled and nothing else: one for each test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const url = await cloneDatabase(server);
  const pool = new pg.Pool({ connectionString: url, max: 4, application_name: 'thengisa test' });
  // A test may cut every connection on purpose, one that is lent too; the pool opens new ones.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    url,
    pool,
    async close() {
      await pool.end();
      // Not by force: a pool's `end` returns before its connections are gone, and cutting one throws where nobody catches.
      await dropUnused(server.adminUrl, new URL(url).pathname.slice(1));
    },
  };
}

/** PostgreSQL waits five seconds for those who are still connected, which a busy machine may need several times. */
async function dropUnused(adminUrl: string, name: string, attempts = 6): Promise<void> {
  try {
    await order(adminUrl, `drop database ${name}`);
  } catch (error) {
    const inUse = (error as { code?: string }).code === '55006';
    if (!inUse || attempts === 1) throw error;
    await dropUnused(adminUrl, name, attempts - 1);
  }
}
