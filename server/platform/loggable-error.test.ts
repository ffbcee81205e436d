import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#test/support/open-database.ts';
import { dbOfPool } from './db/pool.ts';
import { loggableError } from './loggable-error.ts';

const personal = 'thabo@example.co.za';

const database = await openTestDatabase();
await database.pool.query('create table people (email text constraint people_once unique, born date)');
await database.pool.query('insert into people (email) values ($1)', [personal]);

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.fail('It did not fail.'),
    (error: unknown) => error,
  );
}

test.each([
  ['a row that is there already', sql`insert into people (email) values (${personal})`, '23505'],
  ['a value of another type', sql`select ${personal}::uuid`, '22P02'],
  ['a value out of range', sql`insert into people values (${personal}, '0000-01-01')`, '22008'],
] as const)('%s: which query and which rule, without the value', async (_what, query, code) => {
  const error = await failureOf(dbOfPool(database.pool).execute(query));
  expect(String(error)).toContain(personal);
  const logged = loggableError(error);
  expect(JSON.stringify(logged)).not.toContain('thabo');
  expect(logged).toMatchObject({
    type: 'DrizzleQueryError',
    message: expect.stringMatching(/^Failed query: (insert into people|select \$1)/),
    stack: expect.stringContaining('    at '),
    cause: { type: 'DatabaseError', code },
  });
});

test('the constraint that was violated is named', async () => {
  const error = await failureOf(database.pool.query('insert into people (email) values ($1)', [personal]));
  const logged = loggableError(error);
  expect(logged).toMatchObject({ code: '23505', constraint: 'people_once', table: 'people' });
  expect(JSON.stringify(logged)).not.toContain('thabo');
});

test('another error keeps its message, its place and its cause, and none of its extra fields', () => {
  const error = Object.assign(new TypeError('no such thing', { cause: new Error('a deeper reason') }), {
    request: { body: personal },
  });
  expect(loggableError(error)).toEqual({
    type: 'TypeError',
    message: 'no such thing',
    stack: expect.stringMatching(/^ {4}at .*loggable-error\.test\.ts/),
    cause: { type: 'Error', message: 'a deeper reason', stack: expect.any(String) },
  });
});

test.each([[personal], [null], [{ email: personal }]])('a thrown non-error value is named by its type', (thrown) => {
  expect(JSON.stringify(loggableError(thrown))).not.toContain('thabo');
});
