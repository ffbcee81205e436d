import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type MailsOf, notificationMails } from '../tables.ts';

const rowOf = ({ userId, topic }: MailsOf) =>
  and(eq(notificationMails.userId, userId), eq(notificationMails.topic, topic));

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Locks topics whose emails are due, at most `limit`, until the transaction ends. */
export function holdDueMails(tx: Tx, limit: number): Promise<MailsOf[]> {
  return (
    tx.db
      .select({ userId: notificationMails.userId, topic: notificationMails.topic })
      .from(notificationMails)
      .where(lte(notificationMails.dueAt, sql`now()`))
      .orderBy(asc(notificationMails.dueAt))
      .limit(limit)
      // Another process may be at work on the others, and a notification may be adding to one at this moment.
      .for('update', { skipLocked: true })
  );
}

export async function postponeMails(tx: Tx, mails: MailsOf, seconds: number): Promise<void> {
  await tx.db
    .update(notificationMails)
    .set({ dueAt: inSeconds(seconds) })
    .where(rowOf(mails));
}

interface Done {
  /** Everything up to this place was emailed or permanently left out. */
  readonly lastPlace: number;
  /** Seconds until the next email of the topic. Null if none was sent now. */
  readonly quietSeconds: number | null;
}

export async function settleMails(tx: Tx, mails: MailsOf, { lastPlace, quietSeconds }: Done): Promise<void> {
  await tx.db
    .update(notificationMails)
    .set({
      dueAt: null,
      mailedPlace: sql`greatest(${notificationMails.mailedPlace}, ${lastPlace})`,
      ...(quietSeconds !== null && { notBefore: inSeconds(quietSeconds) }),
    })
    .where(rowOf(mails));
}
