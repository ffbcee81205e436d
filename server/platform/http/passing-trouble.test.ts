import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '#test/support/open-database.ts';
import { postgresTimeoutsFire } from '#test/support/postgres-timeouts.ts';
import { dbOfPool } from '../db/pool.ts';
import { findFreePort } from '../free-port.ts';
import { createLog } from '../log.ts';
import { isPassing } from './passing-trouble.ts';
import { createHttpServer } from './server.ts';

const database = await openTestDatabase();

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.fail('It did not fail.'),
    (error: unknown) => error,
  );
}

async function onPool<T>(settings: pg.PoolConfig, use: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: database.url, ...settings });
  pool.on('error', () => {});
  try {
    return await use(pool);
  } finally {
    await pool.end();
  }
}

describe('is transient', () => {
  test('a database that does not answer', async () => {
    const connectionString = `postgres://absent@127.0.0.1:${await findFreePort()}/none`;
    await onPool({ connectionString }, async (pool) => {
      expect(isPassing(await failureOf(pool.query('select 1')))).toBe(true);
      expect(isPassing(await failureOf(dbOfPool(pool).execute(sql`select 1`)))).toBe(true);
    });
  });

  test('a server that ends our connection', () =>
    onPool({}, async (pool) => {
      const ending = sql`select pg_terminate_backend(pg_backend_pid())`;
      expect(isPassing(await failureOf(dbOfPool(pool).execute(ending)))).toBe(true);
    }));

  test.runIf(postgresTimeoutsFire)('a statement that takes too long', () =>
    onPool({ statement_timeout: 20 }, async (pool) => {
      expect(isPassing(await failureOf(dbOfPool(pool).execute(sql`select pg_sleep(30)`)))).toBe(true);
    }),
  );

  test('a pool whose connections are all in use', () =>
    onPool({ max: 1 }, async (pool) => {
      const client = await pool.connect();
      pool.options.connectionTimeoutMillis = 20;
      expect(isPassing(await failureOf(dbOfPool(pool).execute(sql`select 1`)))).toBe(true);
      client.release();
    }));
});

describe('is not transient', () => {
  test.each([sql`select 1 / 0`, sql`select * from nowhere`, sql`select 'x'::uuid`])('a wrong query', async (query) => {
    expect(isPassing(await failureOf(dbOfPool(database.pool).execute(query)))).toBe(false);
  });

  test.each([new Error('the cable is loose'), 'a text', null, undefined])('%s', (thrown) => {
    expect(isPassing(thrown)).toBe(false);
  });
});

test.runIf(postgresTimeoutsFire)('the caller is asked to retry in a moment', async () => {
  const app = createHttpServer({ log: createLog('silent'), trustProxy: false, hsts: false });
  await onPool({ statement_timeout: 20 }, async (pool) => {
    app.get('/api/slow', () => dbOfPool(pool).execute(sql`select pg_sleep(30)`));
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const response = await fetch(`${origin}/api/slow`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toMatchObject({ code: 'service.unavailable' });
  });
  await app.close();
});
