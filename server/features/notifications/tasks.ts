import { type AnyTask, type Schedule, schedule, task } from '#server/platform/queue/task.ts';
import { createTopicTokens } from './access/stop-tokens.ts';
import { type MailSettings, mailNews } from './commands/mail-news.ts';
import { sweepNotifications } from './commands/sweep-notifications.ts';

interface Settings extends Pick<MailSettings, 'siteUrl' | 'describeWaiting' | 'findStepNotes'> {
  readonly secretKey: string;
}

type Nothing = Record<string, never>;

/** Background work of notifications, and when it is done by itself. */
export function notificationTasks({ secretKey, ...settings }: Settings): {
  readonly tasks: readonly AnyTask[];
  readonly schedules: readonly Schedule[];
} {
  const tokens = createTopicTokens(secretKey);
  const mail = task<Nothing>(
    { name: 'notifications.mail', retryLimit: 3, retryDelaySeconds: 30, retryBackoff: true },
    ({ transaction, log }, _data, { signal }) => mailNews(transaction, { ...settings, tokens, log }, signal),
  );
  const sweep = task<Nothing>(
    { name: 'notifications.sweep', retryLimit: 2, retryDelaySeconds: 60, retryBackoff: true },
    ({ db }, _data, { signal }) => sweepNotifications(db, signal),
  );
  return {
    tasks: [mail, sweep],
    // Each minute, and not at each thing that is told: what happens together is mailed together, and whoever has the app
    // open reads it there.
    schedules: [schedule(mail, '* * * * *'), schedule(sweep, '25 3 * * *')],
  };
}
