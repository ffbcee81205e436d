import { expect, test } from 'vitest';
import { openTestApp } from '#test/support/open-apps.ts';
import { bookCheckDays, recordBookCheck } from './commands/record-book-check.ts';

const app = await openTestApp({ work: false });

test('a check deletes those past their retention, and none else', async () => {
  const { pool } = app.database;
  await pool.query('delete from book_checks');
  await pool.query(
    `insert into book_checks (checked_at, differences)
     values (now() - make_interval(days => $1 + 1), 1), (now() - make_interval(days => $1 - 1), 2)`,
    [bookCheckDays],
  );
  await app.services.transaction((tx) => recordBookCheck(tx, 3));
  const { rows } = await pool.query('select differences from book_checks order by checked_at');
  expect(rows).toEqual([{ differences: 2 }, { differences: 3 }]);
});
