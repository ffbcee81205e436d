import { expect, test } from 'vitest';
import { adminApi } from '#contract/admin/admin.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { keepFigures } from './commands/keep-figures.ts';

const app = await openTestApp({ work: false });
const admin = await signInAdmin(app, await makeAdmin(app));
const sql = (text: string) => app.database.pool.query(text);
const figures = () => admin.call(adminApi.figures, {});
const keep = () => app.services.transaction(keepFigures);

/** When the month `monthsAgo` months ago began, in South Africa. */
const monthStart = (monthsAgo: number) =>
  `(date_trunc('month', now() at time zone 'Africa/Johannesburg') - interval '${monthsAgo} months') at time zone 'Africa/Johannesburg'`;

test('a year is shown by how each month began, in South African time', async () => {
  const business = await signUpBusiness(app);
  const [rep, gone] = [await signUpRep(app), await signUpRep(app)];
  const job = await postJob(business);
  // One moment before a month began, and at its first.
  await sql(
    `update users set email_confirmed_at = ${monthStart(3)} - interval '1 second' where id = '${business.userId}'`,
  );
  await sql(`update users set email_confirmed_at = ${monthStart(3)} where id = '${rep.userId}'`);
  await sql(`update users set email_confirmed_at = ${monthStart(8)}, deleted_at = ${monthStart(5)}, email = id || '.invalid',
    password_hash = null, user_metadata = '{}' where id = '${gone.userId}'`);
  await sql(`update jobs set created_at = ${monthStart(2)} - interval '1 second' where id = '${job.id}'`);
  const { totalUsers, activeJobs } = await figures();
  expect(totalUsers.months).toEqual([0, 0, 0, 1, 1, 1, 0, 1, 2, 2, 2, 2]);
  expect(activeJobs.months).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1]);
});

test('the task’s figures are shown for a minute, and counted directly when they are older', async () => {
  await keep();
  const before = await figures();
  await signUpRep(app);
  expect(await figures()).toEqual(before);
  await keep();
  const { totalUsers } = await figures();
  expect(totalUsers.now).toBe(before.totalUsers.now + 1);
  await signUpRep(app);
  await sql(`update panel_now set counted_at = now() - interval '5 minutes'`);
  expect((await figures()).totalUsers.now).toBe(before.totalUsers.now + 2);
});

test('the start of a month is counted once', async () => {
  await keep();
  const { totalUsers } = await figures();
  await sql(`update users set email_confirmed_at = now() - interval '2 years' where deleted_at is null`);
  await keep();
  const later = await figures();
  expect(later.totalUsers.months.slice(0, -1)).toEqual(totalUsers.months.slice(0, -1));
  await sql('delete from panel_days');
  expect((await figures()).totalUsers.months[0]).toBeGreaterThan(0);
});
