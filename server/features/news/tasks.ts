import type { Pulse } from '#server/platform/queue/pulse.ts';
import { type AnyTask, scheduledTask, task } from '#server/platform/queue/task.ts';
import { createTopicTokens } from './access/stop-tokens.ts';
import { mailMessages } from './commands/mail-messages.ts';
import { type MailSettings, mailNotifications } from './commands/mail-notifications.ts';
import { passOnMessages } from './commands/pass-on-messages.ts';
import {
  type Notice,
  type Notices,
  notify,
  notifyAloneTask,
  notifyTask,
  patient,
  runNotices,
} from './commands/run-notifiers.ts';
import { findLeft } from './queries/find-left.ts';
import { notifiers } from './services/notifiers.ts';

interface Settings extends Pick<MailSettings, 'siteUrl'> {
  readonly secretKey: string;
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

const one = (of: string) => (item: object) => [{ of, items: [item] }];
const some = (of: string, list: readonly object[] | undefined) => (list?.length ? [{ of, items: list }] : []);
const jobsIn = (of: string) => (data: { readonly jobIds: readonly string[] }) =>
  some(
    of,
    data.jobIds.map((jobId) => ({ jobId })),
  );

/** Tasks that processes of the previous version enqueue, with their data as notices. Remove in the next version. */
const former: Readonly<Record<string, (data: never) => readonly Notice[]>> = {
  'news.tell_changes': (data: { applicationIds: string[] }) => [{ of: 'changes', items: data.applicationIds }],
  'news.tell_messages': (data: { conversationIds: string[] }) => [{ of: 'messages', items: data.conversationIds }],
  'news.tell_applicants': jobsIn('closedJob'),
  'news.signal_onlookers': jobsIn('jobOnScreen'),
  'news.tell_closing': (data: { closing: object[] }) => some('closingJobs', data.closing),
  'news.tell_savers': one('wantedApplicants'),
  'news.tell_hired': one('movedWork'),
  'news.tell_invited': one('invitation'),
  'news.tell_asked_courses': one('askedCourses'),
  'news.tell_vetting': one('case'),
  'news.tell_names': one('name'),
  'news.tell_trainees': one('video'),
  'news.tell_certificates': one('withdrawnCertificate'),
  'news.tell_gifts': (data: object) => one('purchaseIds' in data ? 'endedGifts' : 'givenCourses')(data),
  'news.tell_terms': one('terms'),
  'news.tell_work': (data: Record<'opened' | 'steps' | 'near' | 'codes', object[] | undefined>) => [
    ...some('openedWork', data.opened),
    ...some('steps', data.steps),
    ...some('deadlines', data.near),
    ...some('replacedCodes', data.codes),
  ],
  'news.tell_wallets': (data: { moved: object[]; held: string[]; pay?: string[] }) => [
    ...some('payouts', data.moved),
    ...some(
      'wallets',
      data.held.map((repId) => ({ repId })),
    ),
    ...some(
      'payHolds',
      data.pay?.map((holdId) => ({ holdId })),
    ),
  ],
};

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
  const formerTasks = Object.entries(former).map(([name, noticesOf]) =>
    task<never>({ name, ...patient }, (context, data, { signal }) =>
      notify(notifiers, context, { notices: noticesOf(data) }, signal),
    ),
  );
  return {
    tasks: [notifyUsersTask, notifyAgain, left, unread, mail, ...formerTasks],
    pulses: [
      {
        name: 'news.pass_on_messages',
        everyMs: 500,
        run: ({ transaction }, signal) => passOnMessages(transaction, signal),
      },
    ],
  };
}
