import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedMarket } from '#scripts/seed/seed-market.ts';
import { ensureReferenceData } from '#server/app/reference-data.ts';
import { ensurePrior } from '#server/features/matching/models/commands/ensure-prior.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { transactionsOn } from '#server/platform/db/transaction.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { wholeReads } from './explain-statements.ts';
import { type MarketQuery, marketQueries } from './market-queries.ts';

const nothingElse = async () => {};

let database: TestDatabase;
let queries: MarketQuery[];

beforeAll(async () => {
  database = await createTestDatabase();
  await ensureReferenceData(database.pool);
  await ensurePrior(transactionsOn(database.pool, nothingElse, nothingElse));
  await seedMarket(
    { url: database.url, secretKey: 'no account is opened here' },
    { businesses: 2_100, reps: 2_100, jobs: 8_000, applications: 6_000 },
    () => {},
  );
  await database.pool.query('vacuum (analyze)');
  queries = await marketQueries(database.pool, dbOfPool(database.pool));
}, 240_000);
afterAll(() => database.close());

test('no frequent query scans a large table', async () => {
  const found: string[] = [];
  for (const { name, run } of queries)
    for (let turn = 0; turn < 5; turn++)
      found.push(...(await wholeReads(database.url, (db) => run(db, turn))).map((what) => `${name}: ${what}`));
  expect(found).toEqual([]);
}, 120_000);

test('a statement that does is detected', async () => {
  const found = await wholeReads(database.url, (db) =>
    db.execute('select count(*) from jobs where title like $$%x%$$'),
  );
  expect(found).toHaveLength(1);
});
