import { sql } from 'drizzle-orm';
import { prepared } from '#server/platform/db/prepared.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { somebodyToTell } from '../queries/find-untold-messages.ts';
import { type MessagesToTell, tellMessagesTask } from './tell-messages.ts';

/** Whoever has the conversation open has read it by then, and is told nothing. */
const msToRead = 1500;

const most = 1000;

const given = sql.placeholder;

const take = prepared('news_take_messages', (db, name) => {
  // Those that another process takes are left to it.
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
      isUntold: sql<boolean>`${somebodyToTell(sql`written.conversation_id`)}`,
    })
    .from(sql`(select conversation_id, count(*)::int as rows from taken group by conversation_id) as written`)
    .prepare(name);
});

/**
 * Looks whom something was written to that they have not read, for all that was written at once: most is read by then, and needs no
 * task. The rest is for one, which is tried again; that it is there and that these rows are gone is one transaction.
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
      const conversationIds = written.flatMap((one) => (one.isUntold ? [one.conversationId] : []));
      if (conversationIds.length > 0) await tx.enqueue<MessagesToTell>(tellMessagesTask, { conversationIds });
      return written.reduce((sum, { rows }) => sum + rows, 0);
    });
}
