import { expect, test } from 'vitest';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { createTestDatabase } from '#test/support/database.ts';
import { localMarkOf, markPages } from './mark-pages.ts';

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

test('pages of local mode say so, with the sign-ins of the demo where there is one', async () => {
  const demo = { business: 'a@demo.example', rep: 'b@demo.example', password: 'secret' };
  expect(localMarkOf({ mode: 'local' }, demo)).toBe('data-local="a@demo.example b@demo.example secret"');
  expect(localMarkOf({ mode: 'local' }, null)).toBe('data-local=""');
  expect(localMarkOf({ mode: 'production' }, demo)).toBeNull();
  const database = await createTestDatabase();
  const mark = markPages(dbOfPool(database.pool), 'data-local=""');
  expect(await mark()).toBe('data-local=""');
  await database.pool.query('update operator_settings set reps_pay_nothing = true');
  await expect.poll(mark).toBe('data-local="" data-reps-pay-nothing');
  await database.close();
});

test('pages carry the notice between its two moments, as harmless text, and what is off', async () => {
  const database = await createTestDatabase();
  const mark = markPages(dbOfPool(database.pool));
  const set = (change: string) => database.pool.query(`update operator_settings set ${change}`);
  await set(`notice_text = 'Back at 9 "sharp" <b>$&', notice_from = now() - interval '1 hour'`);
  await expect.poll(mark).toBe('data-notice="Back at 9 &quot;sharp&quot; &lt;b&gt;$&amp;"');
  await set(`notice_until = now() - interval '1 second'`);
  await expect.poll(mark).toBeNull();
  await set(`notice_from = now() + interval '1 hour', notice_until = null`);
  expect(await mark()).toBeNull();
  await set(`courses_on = false, suggestions_on = false`);
  // Without courses there are none to give.
  await expect.poll(mark).toBe('data-off="courses gifts suggestions"');
  await database.close();
});
