import { sql } from 'drizzle-orm';
import { prepared } from '#server/platform/db/prepared.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import type { MessageSent } from '../../messaging/commands/message-events.ts';
import { someoneToNotify } from '../queries/find-pending-messages.ts';
import { pendingMessages } from '../tables.ts';
import { enqueueNotice } from './run-notifiers.ts';

/** A member who has the conversation open has read it by then, and isn't notified. */
const msToRead = 1500;

const most = 1000;

const given = sql.placeholder;

const note = prepared('news_note_message', (db, name) =>
  db
    .insert(pendingMessages)
    .values({ conversationId: given('conversationId') })
    .prepare(name),
);

/** Stores, in the transaction of the message itself, which conversations may have members to notify. */
export async function noteMessages(tx: Tx, sent: readonly MessageSent[]): Promise<void> {
  for (const { conversationId, recipientIds } of sent)
    if (recipientIds.length > 0) tx.inPassing(note(tx.db).execute({ conversationId }));
}

const take = prepared('news_take_messages', (db, name) => {
  // Skips those that another process has taken.
  const taken = db.$with('taken', {}).as(
    sql`delete from untold_messages where turn = any (array(
        select turn from untold_messages where written_at <= now() - ${given('age')}::interval
        order by turn limit ${sql.raw(String(most))} for update skip locked))
      returning conversation_id`,
  );
  return db
    .with(taken)
    .select({
      conversationId: sql<string>`written.conversation_id`,
      rows: sql<number>`rows`,
      isPending: sql<boolean>`${someoneToNotify(sql`written.conversation_id`)}`,
    })
    .from(sql`(select conversation_id, count(*)::int as rows from taken group by conversation_id) as written`)
    .prepare(name);
});

/**
 * Enqueues conversations with unread messages for notification. Most messages are read by then and need no task. Taking the rows and adding the task
 * is one transaction.
 */
export async function passOnMessages(
  transaction: RunTransaction,
  signal: AbortSignal,
  olderThanMs = msToRead,
): Promise<void> {
  let taken = most;
  while (taken === most && !signal.aborted)
    taken = await transaction(async (tx) => {
      const written = await take(tx.db).execute({ age: `${olderThanMs} milliseconds` });
      const conversationIds = written.flatMap((one) => (one.isPending ? [one.conversationId] : []));
      if (conversationIds.length > 0) await enqueueNotice(tx, { of: 'messages', items: conversationIds });
      return written.reduce((sum, { rows }) => sum + rows, 0);
    });
}
