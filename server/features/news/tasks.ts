import { type AnyTask, type Schedule, schedule, task } from '#server/platform/queue/task.ts';
import { createTopicTokens } from './access/stop-tokens.ts';
import { type MailSettings, mailNews } from './commands/mail-news.ts';
import { tellApplicantsTask } from './commands/tell-jobs.ts';

interface Settings extends Pick<MailSettings, 'siteUrl'> {
  readonly secretKey: string;
}

/** Background work of news, and when it is done by itself. */
export function newsTasks({ siteUrl, secretKey }: Settings): {
  readonly tasks: readonly AnyTask[];
  readonly schedules: readonly Schedule[];
} {
  const tokens = createTopicTokens(secretKey);
  const mail = task<Record<string, never>>(
    { name: 'news.mail', retryLimit: 3, retryDelaySeconds: 30, retryBackoff: true },
    ({ transaction, log }, _data, { signal }) => mailNews(transaction, { siteUrl, tokens, log }, signal),
  );
  return {
    tasks: [tellApplicantsTask, mail],
    // Each minute, and not at each thing that is told: what happens together is mailed together, and whoever has the app
    // open reads it there.
    schedules: [schedule(mail, '* * * * *')],
  };
}
