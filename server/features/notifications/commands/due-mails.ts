import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type MailsOf, notificationMails } from '../tables.ts';

const rowOf = ({ userId, topic }: MailsOf) =>
  and(eq(notificationMails.userId, userId), eq(notificationMails.topic, topic));

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** For whom it is time to look what there is to mail, held until the transaction ends; at most so many. */
export function holdDueMails(tx: Tx, limit: number): Promise<MailsOf[]> {
  return (
    tx.db
      .select({ userId: notificationMails.userId, topic: notificationMails.topic })
      .from(notificationMails)
      .where(lte(notificationMails.dueAt, sql`now()`))
      .orderBy(asc(notificationMails.dueAt))
      .limit(limit)
      // Another process may be at work on the others, and a user may be notified of something more at this moment.
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
  /** Everything up to there was emailed or left out for good. */
  readonly lastPlace: number;
  /** Until then no other mail of the kind goes out; null when none went out now. */
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
