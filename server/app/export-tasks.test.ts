import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { exportsApi } from '#contract/exports/own-export.ts';
import { makeExportTask } from '#server/features/accounts/exports/commands/ask-export.ts';
import { discardExportTask, sweepExports } from '#server/features/accounts/exports/commands/sweep-exports.ts';
import { expectRefusal } from '#test/support/api.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpRep } from '#test/support/people.ts';
import { exportTasks } from './export-tasks.ts';

const app = await openTestApp({ work: false });
const tasks = exportTasks({ siteUrl: 'http://thengisa.test' });
const context = app.services;

/** Runs the waiting jobs, as a worker would; returns how many. */
async function work(name: string): Promise<number> {
  const { rows } = await app.database.pool.query<{ id: string; data: never }>(
    'delete from pgboss.job where name = $1 returning id, data',
    [name],
  );
  const found = tasks.find((one) => one.name === name) ?? expect.fail('No such task');
  for (const { id, data } of rows)
    await found.run(context, data, { jobId: id, number: 1, signal: AbortSignal.timeout(30_000) });
  return rows.length;
}

const ask = ({ call }: Person) => call(exportsApi.ask, {});
const stateOf = ({ call }: Person) => call(exportsApi.state, {});
const download = ({ call }: Person) => call(exportsApi.copy, {});
async function keptFiles({ userId }: Person): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.services.files.list(`exports/${userId}/`)) keys.push(key);
  return keys;
}
const later = (person: Person, days: number) =>
  app.database.pool.query(
    'update account_exports set ready_at = ready_at - make_interval(days => $2) where user_id = $1',
    [person.userId, days],
  );

test('a copy is requested, made by a task, announced by email, and downloaded by its owner alone', async () => {
  const [rep, other] = await Promise.all([signUpRep(app), signUpRep(app)]);
  expect(await stateOf(rep)).toEqual({ status: 'none', until: null, byteSize: null });
  await expectRefusal(download(rep), 'account.export_not_ready');
  expect(await ask(rep)).toMatchObject({ status: 'asked' });
  await expectRefusal(download(rep), 'account.export_not_ready');
  expect(await work(makeExportTask)).toBe(1);

  const state = await stateOf(rep);
  expect(state).toMatchObject({ status: 'ready', byteSize: expect.any(Number) });
  expect(Date.parse(state.until ?? '') - Date.now()).toBeGreaterThan(6.9 * 24 * 3_600_000);
  expect(await download(rep)).toMatchObject({ account: { email: rep.email } });
  await expectRefusal(download(other), 'account.export_not_ready');
  const mail = (await mailsTo(app.database, rep.email)).find(({ subject }) => subject.startsWith('Your data is ready'));
  expect(mail?.text).toContain('http://thengisa.test/settings?tab=data');
});

test('copies are made one at a time, and a new one replaces the last', async () => {
  const rep = await signUpRep(app);
  await Promise.all(Array.from({ length: 5 }, () => ask(rep)));
  expect(await work(makeExportTask)).toBe(1);
  const [before] = await keptFiles(rep);
  expect(await ask(rep)).toMatchObject({ status: 'asked' });
  await expectRefusal(download(rep), 'account.export_not_ready');
  await work(makeExportTask);
  expect(await keptFiles(rep)).toContain(before);
  expect(await keptFiles(rep)).toHaveLength(2);
  expect(await stateOf(rep)).toMatchObject({ status: 'ready' });
});

test('after seven days it cannot be downloaded, and it is swept', async () => {
  const [rep, other] = await Promise.all([signUpRep(app), signUpRep(app)]);
  await Promise.all([ask(rep), ask(other)]);
  await work(makeExportTask);
  await later(rep, 7);
  expect(await stateOf(rep)).toMatchObject({ status: 'expired' });
  await expectRefusal(download(rep), 'account.export_not_ready');
  await sweepExports(context);
  expect(await keptFiles(rep)).toEqual([]);
  expect(await keptFiles(other)).toHaveLength(1);
  await download(other);
  expect(await ask(rep)).toMatchObject({ status: 'asked' });
});

test('a copy is deleted with the account, also while it is being made', async () => {
  const [rep, hasty] = await Promise.all([signUpRep(app), signUpRep(app)]);
  await ask(rep);
  await work(makeExportTask);
  await rep.call(accountApi.close, { body: { password: rep.password } });
  expect(await work(discardExportTask)).toBe(1);
  expect(await keptFiles(rep)).toEqual([]);

  await ask(hasty);
  await hasty.call(accountApi.close, { body: { password: hasty.password } });
  await work(makeExportTask);
  expect(await keptFiles(hasty)).toEqual([]);
});
