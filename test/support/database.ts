import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { cloneDatabase, orderServer } from './database-server.ts';

export type TestDatabase = {
  url: string;
  /** For reading and preparing rows, beside the app's own pool. */
  pool: pg.Pool;
  /** Waits until all queries have released their connections. */
  rest(): Promise<void>;
  /** Drops the database. Fails when a client is still connected after five seconds. */
  close(): Promise<void>;
};

/** A separate database, migrated, with only the reference tables filled, or cloned from that template: one for each test file. */
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
  // A test may terminate every connection on purpose, also one in use; the pool opens new ones.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    url,
    pool,
    rest: () => untilIdle(pool),
    async close() {
      await pool.end();
      // Not by force: a pool's `end` returns before its connections are closed, and terminating one throws an uncaught
      // error. PostgreSQL waits for them.
      await orderServer(server.adminUrl, `drop database ${new URL(url).pathname.slice(1)}`);
    },
  };
}

/** Waits until no client has a connection of the pool. Throws after ten seconds. */
export async function untilIdle(pool: pg.Pool): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) {
    if (Date.now() > deadline) throw new Error('A connection to the database was not given back in ten seconds');
    await delay(5);
  }
}
