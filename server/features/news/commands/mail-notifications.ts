import { and, inArray, sql } from 'drizzle-orm';
import type { MailTopic } from '#contract/notifications/mail-topics.ts';
import type { NotificationContent } from '#contract/notifications/notifications.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import type { Logger } from '#server/platform/log.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { dayText, momentText } from '#server/platform/mail/time-texts.ts';
import { describeEmail, type EmailedNotification, mostNamed } from '#texts/notifications/emails.ts';
import { findChoicesOfUsers } from '../../accounts/queries/find-notification-choices.ts';
import { users } from '../../accounts/tables.ts';
import { findStepNotes } from '../../applications/queries/find-step-notes.ts';
import { describeWaiting } from '../../applications/queries/waiting-applicants.ts';
import { holdDueMails, postponeMails, settleMails } from '../../notifications/commands/due-mails.ts';
import { findUnmailed, type Unmailed } from '../../notifications/queries/find-unmailed.ts';
import type { TopicTokens } from '../access/stop-tokens.ts';
import { notificationMail } from '../texts/notification-mails.ts';

export interface MailSettings {
  readonly siteUrl: string;
  readonly tokens: TopicTokens;
  readonly log: Logger;
}

type Step = Pick<Extract<NotificationContent, { kind: 'application.moved' }>, 'applicationId' | 'status'>;

/** Seconds until the next email of the topic to the same user. */
const quiet: Record<MailTopic, number> = {
  applicationUpdates: 5 * 60,
  newApplicants: 60 * 60,
  interviewAnswers: 5 * 60,
  jobClosing: 60 * 60,
  workUpdates: 5 * 60,
};

/** Seconds until an email that could not be composed is retried. */
const patience = 60 * 60;

const batch = 50;

/** Emails what is due and unread, one email for each user and topic, a batch in each transaction. */
export function mailNotifications(
  transaction: RunTransaction,
  settings: MailSettings,
  signal: AbortSignal,
): Promise<void> {
  return inBatches(signal, batch, () => transaction((tx) => mailBatch(tx, settings)));
}

async function mailBatch(tx: Tx, { siteUrl, tokens, log }: MailSettings): Promise<number> {
  const due = await holdDueMails(tx, batch);
  if (due.length === 0) return 0;
  const userIds = due.map(({ userId }) => userId);
  const people = await tx.db
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.id, userIds), sql`deleted_at is null`));
  const choicesOf = await findChoicesOfUsers(tx.db, userIds);
  const unmailed = await findUnmailed(tx.db, due, mostNamed + 1);
  const current = await withWords(tx.db, await withoutAnswered(tx.db, unmailed));
  for (const mails of due) {
    const { userId, topic } = mails;
    const ofTopic = ({ userId: to, topic: about }: Unmailed) => to === userId && about === topic;
    const person = people.find((one) => one.userId === userId);
    const notifications = current.filter(ofTopic);
    const goesOut = person !== undefined && choicesOf(userId)[topic] && notifications.length > 0;
    if (goesOut) {
      try {
        const sending = { ...mails, to: person.email, siteUrl, stopToken: tokens.of(mails) };
        const words = describeEmail(topic, notifications, { moment: momentText, day: dayText });
        await queueMail(tx, notificationMail(words, sending));
      } catch (error) {
        // One failed email must not stop the rest of the batch.
        log.error({ err: error, userId, topic }, 'An email about notifications could not be composed');
        await postponeMails(tx, mails, patience);
        continue;
      }
    }
    const lastPlace = Math.max(0, ...unmailed.filter(ofTopic).map(({ place }) => place));
    await settleMails(tx, mails, { lastPlace, quietSeconds: goesOut ? quiet[topic] : null });
  }
  return due.length;
}

/** Leaves out new applicants who were all answered since, and counts only those who still wait. */
async function withoutAnswered(db: Db, found: readonly Unmailed[]): Promise<Unmailed[]> {
  const jobIds = found.flatMap(({ content }) => (content.kind === 'applicants.new' ? [content.jobId] : []));
  const waiting = await describeWaiting(db, jobIds);
  return found.flatMap((one) => {
    const { content } = one;
    if (content.kind !== 'applicants.new') return [one];
    const still = waiting.get(content.jobId);
    // The named applicant may have been answered, or may have withdrawn.
    return still
      ? [{ ...one, content: { ...content, count: Math.min(content.count, still.count), name: still.newest } }]
      : [];
  });
}

/** Adds the message of the business to the rep with its decision. */
async function withWords(db: Db, found: readonly Unmailed[]): Promise<(Unmailed & EmailedNotification)[]> {
  const steps = found.flatMap(({ content }) => (content.kind === 'application.moved' ? [content] : []));
  const keyOf = ({ applicationId, status }: Step) => `${applicationId} ${status}`;
  const notes = await findStepNotes(db, steps);
  const wordsOf = new Map(notes.map((step) => [keyOf(step), step.note]));
  return found.map((one) => {
    const { content } = one;
    if (content.kind !== 'application.moved') return { ...one, quote: null };
    const words = wordsOf.get(keyOf(content));
    return { ...one, quote: words === undefined ? null : { from: content.name, words } };
  });
}
