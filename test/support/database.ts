import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { cloneDatabase, orderServer } from './database-server.ts';

export type TestDatabase = {
  url: string;
  /** For looking at rows and preparing them, beside the app's own pool. */
  pool: pg.Pool;
  /** Waits until whoever looked at rows has given the connection back. */
  rest(): Promise<void>;
  /** Drops the database. Fails when somebody is still connected after five seconds. */
  close(): Promise<void>;
};

/** A database of its own, migrated, with the reference tables filled and nothing else, or as that template is: one for each test file. */
export async function createTestDatabase(template?: string): Promise<TestDatabase> {
  const server = { ...inject('databaseServer'), ...(template !== undefined && { template }) };
  const url = await cloneDatabase(server);
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    idleTimeoutMillis: 0,
    application_name: 'thengisa test',
    pipeline: true,
  });
  // A test may cut every connection on purpose, one that is lent too; the pool opens new ones.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    url,
    pool,
    rest: () => untilIdle(pool),
    async close() {
      await pool.end();
      // Not by force: a pool's `end` returns before its connections are gone, and cutting one throws where nobody catches.
      // PostgreSQL waits for them.
      await orderServer(server.adminUrl, `drop database ${new URL(url).pathname.slice(1)}`);
    },
  };
}

/** Waits until nobody has a connection of the pool. Throws after ten seconds. */
export async function untilIdle(pool: pg.Pool): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) {
    if (Date.now() > deadline) throw new Error('A connection to the database was not given back in ten seconds');
    await delay(5);
  }
}
