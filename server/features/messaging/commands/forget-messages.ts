import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLiveNews } from '#server/platform/events/publish-live.ts';
import { discardSentFiles } from './attach-things.ts';

/**
 * Removes a deleted account from its conversations. Its messages stay with the other members, without a name. Conversations
 * without other members are deleted with all their messages.
 */
export async function forgetMessages(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  const own = sql`select conversation_id from conversation_members where user_id = ${userId}`;
  const { rows } = await tx.db.execute<{ id: string }>(
    sql`select id from conversations where id in (${own}) order by id for update`,
  );
  const ids = sql`any(${sql.param(rows.map(({ id }) => id))}::uuid[])`;
  await tx.db.execute(sql`delete from conversation_members where user_id = ${userId}`);
  const deserted = sql`id = ${ids}
    and not exists (select from conversation_members m where m.conversation_id = conversations.id)`;
  await discardSentFiles(
    tx,
    sql`(select id from messages where conversation_id in (select id from conversations where ${deserted}))`,
  );
  await tx.db.execute(sql`delete from conversations where ${deserted}`);
  const { rows: left } = await tx.db.execute<{ conversationId: string; userId: string }>(sql`
    select conversation_id as "conversationId", user_id as "userId" from conversation_members
    where conversation_id = ${ids}`);
  await publishLiveNews(
    tx,
    left.map(({ conversationId, userId: member }) => ({
      userId: member,
      event: { type: 'conversation.changed', conversationId },
    })),
  );
}
