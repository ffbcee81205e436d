import { notificationsApi } from '#contract/notifications/notifications.ts';
import { tellModerationTask } from '#server/features/jobs/moderation/commands/tell-moderation.ts';
import { moderationTask } from '#server/features/jobs/tasks/tell-moderation.ts';
import { tellChangesTask } from '#server/features/news/commands/announce-changes.ts';
import { passOnMessages } from '#server/features/news/commands/pass-on-messages.ts';
import { signalOnlookersTask } from '#server/features/news/commands/signal-onlookers.ts';
import { tellApplicantsTask } from '#server/features/news/commands/tell-applicants.ts';
import { tellAskedCoursesTask } from '#server/features/news/commands/tell-asked-courses.ts';
import { tellCertificatesTask } from '#server/features/news/commands/tell-certificates.ts';
import { tellClosingTask } from '#server/features/news/commands/tell-closing.ts';
import { tellGiftsTask } from '#server/features/news/commands/tell-gifts.ts';
import { tellHiredTask } from '#server/features/news/commands/tell-hired.ts';
import { tellInvitedTask } from '#server/features/news/commands/tell-invited.ts';
import { tellMessagesTask } from '#server/features/news/commands/tell-messages.ts';
import { tellNamesTask } from '#server/features/news/commands/tell-names.ts';
import { tellSaversTask } from '#server/features/news/commands/tell-savers.ts';
import { tellTermsTask } from '#server/features/news/commands/tell-terms.ts';
import { tellTraineesTask } from '#server/features/news/commands/tell-trainees.ts';
import { tellVettingTask } from '#server/features/news/commands/tell-vetting.ts';
import { tellWalletsTask } from '#server/features/news/commands/tell-wallets.ts';
import { tellWorkTask } from '#server/features/news/commands/tell-work.ts';
import { newsTasks } from '#server/features/news/tasks.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';

const telling = [
  tellChangesTask,
  tellApplicantsTask,
  tellClosingTask,
  tellHiredTask,
  tellInvitedTask,
  tellSaversTask,
  tellAskedCoursesTask,
  signalOnlookersTask,
  tellTraineesTask,
  tellCertificatesTask,
  tellGiftsTask,
  tellNamesTask,
  tellVettingTask,
  tellWalletsTask,
  tellWorkTask,
  tellTermsTask,
  tellMessagesTask,
  tellModerationTask,
];
const siteUrl = 'http://thengisa.test';
const tasks = [...newsTasks({ siteUrl, secretKey: '' }).tasks, moderationTask({ siteUrl })];

interface Job {
  readonly id: string;
  readonly name: string;
  readonly data: never;
}

/** Tells everybody what they are to be told by now, in an app that does no background work; throws as that would fail. */
export async function tellNews({ services, database }: TestApp): Promise<void> {
  const { db, transaction, mailer, files, log } = services;
  for (;;) {
    await passOnMessages(transaction, AbortSignal.timeout(30_000), 0);
    const { rows } = await database.pool.query<Job>(
      'select id, name, data from pgboss.job where name = any($1) order by created_on, id limit 1',
      [telling],
    );
    const [job] = rows;
    if (!job) return;
    const attempt = { jobId: job.id, number: 1, signal: AbortSignal.timeout(30_000) };
    await tasks.find(({ name }) => name === job.name)?.run({ db, transaction, mailer, files, log }, job.data, attempt);
    await database.pool.query('delete from pgboss.job where id = $1', [job.id]);
  }
}

/** What somebody is told, newest first, once all is told. */
export async function listNews(app: TestApp, { call }: Person) {
  await tellNews(app);
  return (await call(notificationsApi.list, { query: {} })).items;
}

/** How much of it they have not read. */
export async function countUnread(app: TestApp, { call }: Person): Promise<number> {
  await tellNews(app);
  return (await call(notificationsApi.countUnread, {})).unread;
}
