import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { rememberDatabase } from './reset-database.ts';

let database: TestDatabase;

beforeEach(async () => {
  const made = await createTestDatabase();
  onTestFinished(() => made.close());
  database = made;
  await made.pool.query(
    `create table notes (id int generated always as identity primary key, text text, size int generated always as (length(text)) stored);
     insert into notes (text) values ('one'), ('two'), ('three');
     create table entries (note int references notes, text text);
     create function refuse() returns trigger language plpgsql as 'begin raise ''Never deleted''; end';
     create trigger entries_stay before delete on entries for each row execute function refuse()`,
  );
});

const contents = async () => ({
  notes: (await database.pool.query('select * from notes order by id')).rows,
  entries: (await database.pool.query('select * from entries')).rows,
});

test('inserted rows are gone, also undeletable ones, and changed or deleted rows are restored', async () => {
  const before = await contents();
  const reset = await rememberDatabase(database.pool);
  for (let time = 0; time < 2; time++) {
    await database.pool.query(
      `insert into entries values (1, 'of the first');
       update notes set text = 'another' where id = 1;
       delete from notes where id = 2;
       insert into notes (text) values ('four')`,
    );
    expect(await reset()).toBe(true);
    expect(await contents()).toEqual(before);
  }
});

test.each([
  'alter table notes add column more text',
  'alter table entries disable trigger entries_stay',
  'drop trigger entries_stay on entries',
  'drop table entries',
])('%s can not be reset', async (change) => {
  const reset = await rememberDatabase(database.pool);
  await database.pool.query(change);
  expect(await reset()).toBe(false);
});
