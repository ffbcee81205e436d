import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { lockConversation } from '../../commands/lock-conversation.ts';
import { openWithTeam } from '../../commands/open-conversation.ts';
import { sendAsTeam } from './send-as-team.ts';

/**
 * Writes to a person in their support conversation without changing the status of their question. Does nothing if the account was
 * deleted.
 */
export async function messageUser(tx: Tx, actor: AdminActor, userId: string, content: string): Promise<void> {
  const conversationId = await openWithTeam(tx, { userId });
  if (conversationId === null) return;
  await lockConversation(tx, conversationId);
  await sendAsTeam(tx, actor, { conversationId, id: uuidv7(), content });
  await tx.db.execute(sql`
    insert into support_questions (conversation_id, status, since)
    values (${conversationId}, 'closed', ${now().toISOString()})
    on conflict do nothing`);
}
