import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#test/support/open-database.ts';
import { dbOfPool, openPool } from '../db/pool.ts';
import { createRateLimiter, type Limit } from './rate-limits.ts';

const pools: ReturnType<typeof openPool>[] = [];

const database = await openTestDatabase();
for (let process = 0; process < 2; process++) pools.push(openPool(database.url, 8, () => {}));
afterAll(async () => {
  for (const pool of pools) await pool.end();
});

test('of many concurrent calls in two processes, exactly the burst gets through, and the others have to wait', async () => {
  const limiters = pools.map((pool) => createRateLimiter(dbOfPool(pool), { enabled: true }));
  const limit: Limit = { name: 'a test', burst: 5, every: 600 };
  for (let round = 0; round < 25; round++) {
    const waits = await Promise.all(
      Array.from({ length: 40 }, (_, index) => limiters[index % 2]?.take(limit, `round ${round}`)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(waits.every((wait) => wait === 0 || (wait ?? 0) >= 1)).toBe(true);
  }
});

test('a refunded take can be taken again', async () => {
  const [limiter] = pools.map((pool) => createRateLimiter(dbOfPool(pool), { enabled: true }));
  const limit: Limit = { name: 'another test', burst: 1, every: 600 };
  expect(await limiter?.take(limit, 'someone')).toBe(0);
  expect(await limiter?.take(limit, 'someone')).toBeGreaterThan(500);
  expect(await limiter?.take(limit, 'someone else')).toBe(0);
  await limiter?.clear(limit, 'someone');
  expect(await limiter?.take(limit, 'someone')).toBe(0);
  const many: Limit = { name: 'a third test', burst: 3, every: 600 };
  for (let count = 0; count < 3; count++) await limiter?.take(many, 'someone');
  await limiter?.giveBack(many, 'someone');
  await limiter?.giveBack(many, 'someone who took none');
  expect(await limiter?.take(many, 'someone')).toBe(0);
  expect(await limiter?.take(many, 'someone')).toBeGreaterThan(500);
});

test('a clock set back a little between two calls costs no caller one', async () => {
  const [limiter] = pools.map((pool) => createRateLimiter(dbOfPool(pool), { enabled: true }));
  const limit: Limit = { name: 'a clock', burst: 2, every: 600 };
  await limiter?.take(limit, 'someone');
  await database.pool.query(
    "update rate_limits set empty_at = empty_at + interval '3 seconds' where key like 'a clock:%'",
  );
  expect(await limiter?.take(limit, 'someone')).toBe(0);
  expect(await limiter?.take(limit, 'someone')).toBeGreaterThan(500);
});

test('off, nothing is counted', async () => {
  const limit: Limit = { name: 'off', burst: 1, every: 600 };
  const off = createRateLimiter(dbOfPool(pools[0] ?? expect.fail()), { enabled: false });
  for (let count = 0; count < 5; count++) expect(await off.take(limit, 'someone')).toBe(0);
});
