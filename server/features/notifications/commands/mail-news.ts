import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { MailTopic, NotificationContent } from '#contract/notifications/notifications.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import type { Logger } from '#server/platform/log.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { findChoicesOfUsers } from '../../accounts/queries/find-notification-choices.ts';
import { users } from '../../accounts/tables.ts';
import type { TopicTokens } from '../access/stop-tokens.ts';
import { findUnmailed, type Unmailed } from '../queries/find-unmailed.ts';
import { notificationMails } from '../tables.ts';
import { newsMail, type ToldNews } from '../texts/notification-mails.ts';

export interface MailSettings {
  readonly siteUrl: string;
  readonly tokens: TopicTokens;
  readonly log: Logger;
  /** How many applicants of each job still wait for an answer, and who came last. Applications belong to another feature. */
  readonly describeWaiting: (db: Db, jobIds: readonly string[]) => Promise<ReadonlyMap<string, Waiting>>;
  /** What the business wrote to the rep at these steps of applications; a step without a word is left out. */
  readonly findStepNotes: (db: Db, steps: readonly Step[]) => Promise<readonly (Step & { readonly note: string })[]>;
}

type Step = Pick<Extract<NotificationContent, { kind: 'application.moved' }>, 'applicationId' | 'status'>;

interface Waiting {
  readonly count: number;
  readonly newest: string;
}

/** Seconds until the next mail about the same kind of thing to the same person. */
const quiet: Record<MailTopic, number> = {
  applicationUpdates: 5 * 60,
  newApplicants: 60 * 60,
  interviewAnswers: 5 * 60,
  jobClosing: 60 * 60,
};

/** Seconds until a mail that could not be made is tried again. */
const patience = 60 * 60;

const batch = 50;

/** Mails what is due and has not been looked at meanwhile, a batch in each transaction. */
export async function mailNews(
  transaction: RunTransaction,
  settings: MailSettings,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    if ((await transaction((tx) => mailBatch(tx, settings))) < batch) return;
  }
}

async function mailBatch(tx: Tx, settings: MailSettings): Promise<number> {
  const due = await tx.db
    .select({ userId: notificationMails.userId, topic: notificationMails.topic })
    .from(notificationMails)
    .where(lte(notificationMails.dueAt, sql`now()`))
    .orderBy(asc(notificationMails.dueAt))
    .limit(batch)
    // Another process may be at work on the others, and somebody may be told something more at this moment.
    .for('update', { skipLocked: true });
  if (due.length === 0) return 0;
  const userIds = due.map(({ userId }) => userId);
  const people = await tx.db
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.id, userIds), sql`deleted_at is null`));
  const choicesOf = await findChoicesOfUsers(tx.db, userIds);
  const unmailed = await findUnmailed(tx.db, due);
  const current = await withWords(tx.db, await withoutAnswered(tx.db, unmailed, settings), settings);
  for (const { userId, topic } of due) {
    const ofTopic = ({ userId: to, topic: about }: Unmailed) => to === userId && about === topic;
    const person = people.find((one) => one.userId === userId);
    const news = current.filter(ofTopic);
    const goesOut = person !== undefined && choicesOf(userId)[topic] && news.length > 0;
    const row = and(eq(notificationMails.userId, userId), eq(notificationMails.topic, topic));
    if (goesOut) {
      try {
        const stopToken = settings.tokens.of({ userId, topic });
        await queueMail(tx, newsMail({ to: person.email, siteUrl: settings.siteUrl, stopToken, topic, news }));
      } catch (error) {
        // One person's mail must not keep the others of the batch from theirs.
        settings.log.error({ err: error, userId, topic }, 'A mail of news could not be made');
        const dueAt = sql`now() + make_interval(secs => ${patience})`;
        await tx.db.update(notificationMails).set({ dueAt }).where(row);
        continue;
      }
    }
    const lastPlace = Math.max(0, ...unmailed.filter(ofTopic).map(({ place }) => place));
    await tx.db
      .update(notificationMails)
      .set({
        dueAt: null,
        // What was left out was looked at, or is not wanted: it is not mailed later either.
        mailedPlace: sql`greatest(${notificationMails.mailedPlace}, ${lastPlace})`,
        ...(goesOut && { notBefore: sql`now() + make_interval(secs => ${quiet[topic]})` }),
      })
      .where(row);
  }
  return due.length;
}

/** Applicants who were all answered since need no mail, and of those who are mailed about, as many as still wait. */
async function withoutAnswered(
  db: Db,
  found: readonly Unmailed[],
  { describeWaiting }: MailSettings,
): Promise<Unmailed[]> {
  const isCount = (content: NotificationContent) => content.kind === 'applicants.new';
  const jobIds = found.filter(({ content }) => isCount(content)).map(({ content }) => content.jobId);
  const waiting = jobIds.length > 0 ? await describeWaiting(db, jobIds) : new Map<string, Waiting>();
  return found.flatMap((one) => {
    const { content } = one;
    if (content.kind !== 'applicants.new') return [one];
    const still = waiting.get(content.jobId);
    // Whoever was named may be the one who was answered, or withdrew.
    return still
      ? [{ ...one, content: { ...content, count: Math.min(content.count, still.count), name: still.newest } }]
      : [];
  });
}

/** With what the business said to the rep when it decided. */
async function withWords(
  db: Db,
  found: readonly Unmailed[],
  { findStepNotes }: MailSettings,
): Promise<(Unmailed & ToldNews)[]> {
  const steps = found.flatMap(({ content }) => (content.kind === 'application.moved' ? [content] : []));
  const keyOf = ({ applicationId, status }: Step) => `${applicationId} ${status}`;
  const notes = steps.length > 0 ? await findStepNotes(db, steps) : [];
  const wordsOf = new Map(notes.map((step) => [keyOf(step), step.note]));
  return found.map((one) => {
    const { content } = one;
    if (content.kind !== 'application.moved') return { ...one, quote: null };
    const words = wordsOf.get(keyOf(content));
    return { ...one, quote: words === undefined ? null : { from: content.name, words } };
  });
}
