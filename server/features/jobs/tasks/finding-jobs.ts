import { type AnyTask, type Schedule, schedule, task } from '#server/platform/queue/task.ts';
import { createStopMailsTokens } from '../access/stop-mails-token.ts';
import { mailSearchesTask, matchSearches, matchSearchesTask } from '../commands/announce-job.ts';
import { countWords } from '../commands/count-words.ts';
import { foldCounts } from '../commands/fold-counts.ts';
import { type MailSettings, mailDueSearches, makeDailyDue } from '../commands/mail-saved-searches.ts';
import { rereadSearches } from '../commands/reread-searches.ts';

type Nothing = Record<string, never>;

const patient = { retryLimit: 3, retryDelaySeconds: 30, retryBackoff: true };

interface FindingSettings extends Omit<MailSettings, 'tokens'> {
  readonly secretKey: string;
}

/** Background work around finding jobs, and when it is done by itself. */
export function findingTasks({ siteUrl, secretKey, mayFind }: FindingSettings): {
  readonly tasks: readonly AnyTask[];
  readonly schedules: readonly Schedule[];
} {
  const settings = { siteUrl, tokens: createStopMailsTokens(secretKey), mayFind };
  const match = task<{ jobId: string }>({ name: matchSearchesTask, ...patient }, ({ transaction }, job) =>
    transaction((tx) => matchSearches(tx, job)),
  );
  const mail = task<Nothing>({ name: mailSearchesTask, ...patient }, ({ transaction }, _data, { signal }) =>
    mailDueSearches(transaction, settings, signal),
  );
  const daily = task<Nothing>(
    { name: 'jobs.mail_daily_searches', ...patient },
    async ({ transaction }, _data, { signal }) => {
      await transaction(makeDailyDue);
      await mailDueSearches(transaction, settings, signal);
    },
  );
  const fold = task<Nothing>({ name: 'jobs.fold_counts', ...patient }, ({ transaction }) => transaction(foldCounts));
  const words = task<Nothing>({ name: 'jobs.count_words', ...patient }, ({ transaction }) => transaction(countWords));
  const reread = task<Nothing>({ name: 'jobs.reread_searches', ...patient }, ({ transaction }, _data, { signal }) =>
    rereadSearches(transaction, signal),
  );
  return {
    tasks: [match, mail, daily, fold, words, reread],
    schedules: [
      schedule(daily, '0 7 * * *'),
      // Those whose hour since the last mail is over.
      schedule(mail, '* * * * *'),
      schedule(fold, '* * * * *'),
      schedule(words, '*/10 * * * *'),
      // After an update there are some, and then none.
      schedule(reread, '*/10 * * * *'),
    ],
  };
}
