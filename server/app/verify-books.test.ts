import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#test/support/open-database.ts';
import { verifyBooks } from './verify-books.ts';

test('stored totals of courses are compared with the books', async () => {
  const { url, pool } = await openTestDatabase();
  expect(await verifyBooks(url)).toEqual([]);
  const course = randomUUID();
  await pool.query('insert into course_money (course_id, paid_cents, returned_cents) values ($1, 1, 0)', [course]);
  await pool.query("insert into course_count_changes (kind, course_id, change) values ('bought', $1, 1)", [course]);
  expect(await verifyBooks(url)).toEqual([`kept count bought of course ${course}`, `kept money of course ${course}`]);
});
