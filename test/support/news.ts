import { notificationsApi } from '#contract/notifications/notifications.ts';
import { notifyOfModerationTask } from '#server/features/jobs/moderation/commands/notify-of-moderation.ts';
import { moderationTask } from '#server/features/jobs/tasks/notify-of-moderation.ts';
import { passOnMessages } from '#server/features/news/commands/pass-on-messages.ts';
import { notifyAloneTask, notifyTask, runNotices } from '#server/features/news/commands/run-notifiers.ts';
import { notifiers } from '#server/features/news/services/notifiers.ts';
import { newsTasks } from '#server/features/news/tasks.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';

const notifying = [notifyTask, notifyAloneTask, notifyOfModerationTask];
const siteUrl = 'http://thengisa.test';
const tasks = [...newsTasks({ siteUrl, secretKey: '' }).tasks, moderationTask({ siteUrl })];

interface Job {
  readonly id: string;
  readonly name: string;
  readonly data: never;
}

/** Sends all pending notifications, in an app without background work; throws if sending fails. */
export async function sendPendingNews({ services, database }: TestApp): Promise<void> {
  const { db, transaction, mailer, files, log } = services;
  for (;;) {
    await passOnMessages(transaction, AbortSignal.timeout(30_000), 0);
    const { rows } = await database.pool.query<Job>(
      'select id, name, data from pgboss.job where name = any($1) order by created_on, id limit 1',
      [notifying],
    );
    const [job] = rows;
    if (!job) return;
    const attempt = { jobId: job.id, number: 1, signal: AbortSignal.timeout(30_000) };
    await tasks.find(({ name }) => name === job.name)?.run({ db, transaction, mailer, files, log }, job.data, attempt);
    await database.pool.query('delete from pgboss.job where id = $1', [job.id]);
  }
}

/** Runs one notifier of the table, as its task does; throws the first failure. */
export async function notifyOf({ services }: TestApp, of: string, ...items: readonly unknown[]): Promise<void> {
  const notices = [{ of, items }];
  const [failure] = await runNotices(notifiers, services.transaction, { notices }, AbortSignal.timeout(60_000));
  if (failure) throw failure.error;
}

/** A user's notifications, newest first, once all are sent. */
export async function listNews(app: TestApp, { call }: Person) {
  await sendPendingNews(app);
  return (await call(notificationsApi.list, { query: {} })).items;
}

/** The number of unread ones. */
export async function countUnread(app: TestApp, { call }: Person): Promise<number> {
  await sendPendingNews(app);
  return (await call(notificationsApi.countUnread, {})).unread;
}
