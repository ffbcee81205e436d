import type { Secret } from '#server/platform/crypto/key-ring.ts';
import { type AnyTask, scheduledTask, task } from '#server/platform/queue/task.ts';
import { createStopMailsTokens } from '../access/stop-mails-token.ts';
import { mailSearchesTask, matchSearches, matchSearchesTask } from '../commands/announce-job.ts';
import { countWords } from '../commands/count-words.ts';
import { foldCounts } from '../commands/fold-counts.ts';
import { type MailSettings, mailDueSearches, makeDailyDue } from '../commands/mail-saved-searches.ts';
import { rereadSearches } from '../commands/reread-searches.ts';

interface FindingSettings extends Omit<MailSettings, 'tokens'> {
  readonly secretKey: Secret;
}

/** Background work of finding jobs. */
export function findingTasks({ siteUrl, secretKey, mayFind }: FindingSettings): readonly AnyTask[] {
  const settings = { siteUrl, tokens: createStopMailsTokens(secretKey), mayFind };
  return [
    task<{ jobId: string }>(
      { name: matchSearchesTask, retryLimit: 3, retryDelaySeconds: 30, retryBackoff: true },
      ({ transaction }, job) => transaction((tx) => matchSearches(tx, job)),
    ),
    // Searches whose hour since the last email has passed.
    scheduledTask({ name: mailSearchesTask, cron: '* * * * *' }, ({ transaction }, signal) =>
      mailDueSearches(transaction, settings, signal),
    ),
    scheduledTask({ name: 'jobs.mail_daily_searches', cron: '0 7 * * *' }, async ({ transaction }, signal) => {
      await transaction(makeDailyDue);
      await mailDueSearches(transaction, settings, signal);
    }),
    scheduledTask({ name: 'jobs.fold_counts', cron: '* * * * *' }, ({ transaction }) => transaction(foldCounts)),
    scheduledTask({ name: 'jobs.count_words', cron: '*/10 * * * *' }, ({ transaction }) => transaction(countWords)),
    // There are some after an update, and then none.
    scheduledTask({ name: 'jobs.reread_searches', cron: '*/10 * * * *' }, ({ transaction }, signal) =>
      rereadSearches(transaction, signal),
    ),
  ];
}
