import { PgDialect, pgTable, uuid } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import type { Db } from '../db/pool.ts';
import { rowsOf } from './rows-of.ts';

const toys = pgTable('toys', { id: uuid('id').primaryKey() });
const pets = pgTable('pets', {
  userId: uuid('user_id'),
  keeper: uuid('keeper'),
  toyId: uuid('toy_id').references(() => toys.id),
});

// These find no other table, so that nothing is asked of it.
const none = {} as Db;

test('a column that is named as the id of a user leads to it', () => {
  const { sql, params } = new PgDialect().sqlToQuery(rowsOf(none, pets, 'userId', 'me'));
  expect([sql, params]).toEqual(['"pets"."user_id" = $1', ['me']]);
});

test.each([
  ['keeper', 'pets.keeper leads to no user'],
  ['userId keeper', 'pets.keeper leads to no user'],
  ['toyId', 'pets.toy_id leads to no user'],
  ['age', 'pets has no column age'],
  ['', 'Nothing leads from pets to a user'],
])('by %j, no row is taken for one of a user', (path, message) => {
  expect(() => rowsOf(none, pets, path, 'me')).toThrow(message);
});
