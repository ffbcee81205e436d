import { expect, test } from 'vitest';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { createTestDatabase } from '#test/support/database.ts';
import { markPages } from './mark-pages.ts';

test('pages are marked while reps pay nothing, and stay as they were while the database is away', async () => {
  const database = await createTestDatabase();
  const mark = markPages(dbOfPool(database.pool));
  const set = (nothing: boolean) =>
    database.pool.query('update operator_settings set reps_pay_nothing = $1', [nothing]);
  expect(await mark()).toBeNull();
  await set(true);
  await expect.poll(mark).toBe('data-reps-pay-nothing');
  await set(false);
  await expect.poll(mark).toBeNull();
  await set(true);
  await expect.poll(mark).toBe('data-reps-pay-nothing');
  await database.close();
  expect(await mark()).toBe('data-reps-pay-nothing');
});
