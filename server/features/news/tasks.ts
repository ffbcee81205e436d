import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { Pulse } from '#server/platform/queue/pulse.ts';
import { type AnyTask, scheduledTask, task } from '#server/platform/queue/task.ts';
import { createTopicTokens } from './access/stop-tokens.ts';
import { mailMessages } from './commands/mail-messages.ts';
import { type MailSettings, mailNotifications } from './commands/mail-notifications.ts';
import { passOnMessages } from './commands/pass-on-messages.ts';
import { type Notices, notify, notifyAloneTask, notifyTask, patient, runNotices } from './commands/run-notifiers.ts';
import { findLeft } from './queries/find-left.ts';
import { notifiers } from './services/notifiers.ts';

interface Settings extends Pick<MailSettings, 'siteUrl'> {
  readonly secretKey: Secret;
}

const notifyUsersTask = task<Notices>(
  {
    name: notifyTask,
    ...patient,
    // Others continue while one notifies very many users.
    concurrency: 3,
    merge: (waiting) => ({ notices: waiting.flatMap(({ notices }) => notices) }),
  },
  (context, waiting, { signal }) => notify(notifiers, context, waiting, signal),
);

const notifyAgain = task<Notices>({ name: notifyAloneTask, ...patient }, (context, failed, { signal }) =>
  notify(notifiers, context, failed, signal),
);

/** Background work of notifying. */
export function newsTasks({ siteUrl, secretKey }: Settings): {
  readonly tasks: readonly AnyTask[];
  readonly pulses: readonly Pulse[];
} {
  const tokens = createTopicTokens(secretKey);
  const left = scheduledTask(
    { name: 'news.tell_left', cron: '*/10 * * * *', retryLimit: 0 },
    async ({ db, transaction }, signal) => {
      const notices = [{ of: 'changes', items: await findLeft(db) }];
      const [failure] = await runNotices(notifiers, transaction, { notices }, signal);
      if (failure) throw failure.error;
    },
  );
  const unread = scheduledTask({ name: 'news.mail_messages', cron: '* * * * *' }, ({ transaction, log }, signal) =>
    mailMessages(transaction, { siteUrl, tokens, log }, signal),
  );
  // Every minute, not at each notification: simultaneous events share one email, and users with the app open have read them by then.
  const mail = scheduledTask({ name: 'news.mail', cron: '* * * * *' }, ({ transaction, log }, signal) =>
    mailNotifications(transaction, { siteUrl, tokens, log }, signal),
  );
  return {
    tasks: [notifyUsersTask, notifyAgain, left, unread, mail],
    pulses: [
      {
        name: 'news.pass_on_messages',
        everyMs: 500,
        run: ({ transaction }, signal) => passOnMessages(transaction, signal),
      },
    ],
  };
}
