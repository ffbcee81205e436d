import { eq, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#test/support/open-database.ts';
import { dbOfPool, openPool } from './pool.ts';
import { prepared } from './prepared.ts';
import { transactionsOn } from './transaction.ts';

const words = pgTable('words', { word: text('word').notNull(), meaning: text('meaning').notNull() });

let built = 0;

const meaningOf = prepared('test_meaning_of', (db, name) => {
  built++;
  return db
    .select({ meaning: words.meaning })
    .from(words)
    .where(eq(words.word, sql.placeholder('word')))
    .prepare(name);
});

const database = await openTestDatabase();
await database.pool.query('create table words (word text primary key, meaning text not null)');
await database.pool.query(
  `insert into words select 'word ' || number, 'meaning ' || number from generate_series(1, 50) as number`,
);
const pool = openPool(database.url, 2, () => {});
const nothing = async () => {};
const transaction = transactionsOn(pool, nothing, nothing);
afterAll(() => pool.end());

const onServer = sql`select name, from_sql from pg_prepared_statements`;

test('each caller gets the answer to its own question', async () => {
  const numbers = Array.from({ length: 50 }, (_, index) => index + 1);
  const answers = await Promise.all(
    numbers.map((number) => meaningOf(dbOfPool(pool)).execute({ word: `word ${number}` })),
  );
  expect(answers).toEqual(numbers.map((number) => [{ meaning: `meaning ${number}` }]));
});

test('a query is built once for a pool, once for a connection, and named on the server once for each connection', async () => {
  await meaningOf(dbOfPool(pool)).execute({ word: 'word 1' });
  built = 0;
  for (let turn = 0; turn < 3; turn++) {
    await meaningOf(dbOfPool(pool)).execute({ word: 'word 1' });
    await Promise.all(
      [1, 2].map(() =>
        transaction(async ({ db }) => {
          expect(await meaningOf(db).execute({ word: 'word 2' })).toEqual([{ meaning: 'meaning 2' }]);
          const { rows } = await db.execute(onServer);
          expect(rows).toEqual([{ name: 'test_meaning_of', from_sql: false }]);
        }),
      ),
    );
  }
  expect(built).toBeLessThanOrEqual(2);
});

test("in a transaction it sees that transaction's writes", async () => {
  await transaction(async ({ db }) => {
    await db.insert(words).values({ word: 'thengisa', meaning: 'to sell' });
    expect(await meaningOf(db).execute({ word: 'thengisa' })).toEqual([{ meaning: 'to sell' }]);
    expect(await meaningOf(dbOfPool(pool)).execute({ word: 'thengisa' })).toEqual([]);
  });
  expect(await meaningOf(dbOfPool(pool)).execute({ word: 'thengisa' })).toEqual([{ meaning: 'to sell' }]);
});
