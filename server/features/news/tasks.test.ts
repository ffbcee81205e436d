import { expect, test } from 'vitest';
import { openTestApp } from '#test/support/open-apps.ts';
import { newsTasks } from './tasks.ts';

const app = await openTestApp({ work: false });
const { tasks } = newsTasks({ siteUrl: 'http://thengisa.test', secretKey: '' });
const id = crypto.randomUUID();

function run(name: string, data: object) {
  const { db, transaction, mailer, files, log } = app.services;
  const attempt = { jobId: id, number: 1, signal: AbortSignal.timeout(30_000) };
  const task = tasks.find((one) => one.name === name);
  if (!task) throw new Error(`No task is called ${name}`);
  return task.run({ db, transaction, mailer, files, log }, data as never, attempt);
}

test('an item that failed among others is retried alone, and gives up alone', async () => {
  const alone = tasks.find(({ name }) => name === 'news.notify_alone');
  expect(alone).toMatchObject({ retryLimit: 8, retryBackoff: true });
  expect(alone?.merge).toBeUndefined();
  const notices = [{ of: 'of the next version', items: [id] }];
  await expect(run('news.notify_alone', { notices })).rejects.toThrow('No notifier is called of the next version');
});
