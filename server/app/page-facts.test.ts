import { expect, test } from 'vitest';
import { usualFacts, wordsOf } from '#contract/site/site-facts.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { escapeHtml } from '#server/platform/mail/escape-html.ts';
import { createTestDatabase } from '#test/support/database.ts';
import { localMarkOf, openPageFacts } from './page-facts.ts';

/** Contacts and trials on pages have tests of their own. */
const withoutFacts = (attribute: string | null) => attribute?.replace(/ ?data-facts="[^"]*"$/, '') || null;

test('pages are marked while reps pay nothing, and stay unchanged while the database is away', async () => {
  const database = await createTestDatabase();
  const pageFacts = openPageFacts(dbOfPool(database.pool));
  const mark = async () => withoutFacts((await pageFacts()).attribute);
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
  const demo = { business: 'a@demo.example', rep: 'b@demo.example', admin: 'c@demo.example', password: 'secret' };
  expect(localMarkOf({ mode: 'local' }, demo)).toBe('data-local="a@demo.example b@demo.example c@demo.example secret"');
  expect(localMarkOf({ mode: 'local' }, null)).toBe('data-local=""');
  expect(localMarkOf({ mode: 'production' }, demo)).toBeNull();
  const database = await createTestDatabase();
  const pageFacts = openPageFacts(dbOfPool(database.pool), 'data-local=""');
  const mark = async () => withoutFacts((await pageFacts()).attribute);
  expect(await mark()).toBe('data-local=""');
  await database.pool.query('update operator_settings set reps_pay_nothing = true');
  await expect.poll(mark).toBe('data-local="" data-reps-pay-nothing');
  await database.close();
});

test('pages carry the notice between its two moments, as harmless text, and the features that are off', async () => {
  const database = await createTestDatabase();
  const pageFacts = openPageFacts(dbOfPool(database.pool));
  const mark = async () => withoutFacts((await pageFacts()).attribute);
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

test('pages carry the words of the settings in place of those inserted at build', async () => {
  const database = await createTestDatabase();
  const pageFacts = openPageFacts(dbOfPool(database.pool));
  const usual = wordsOf(usualFacts);
  expect(await pageFacts()).toEqual({ attribute: `data-facts="${escapeHtml(JSON.stringify(usual))}"`, words: usual });
  const change = `support_email = 'help@site.example', sunday_hours = '9:00-12:00', rep_trial_days = 7, review_matches = false`;
  await database.pool.query(`update operator_settings set ${change}`);
  const changed = {
    supportEmail: 'help@site.example',
    sundayHours: '9:00-12:00',
    repTrialDays: 7,
    reviewMatches: false,
  };
  const words = wordsOf({ ...usualFacts, ...changed });
  await expect.poll(pageFacts).toEqual({ attribute: `data-facts="${escapeHtml(JSON.stringify(words))}"`, words });
  await database.close();
});
