import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { administrators, publishLive } from '#server/platform/events/publish-live.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { lockConversation } from '../../commands/lock-conversation.ts';
import { type QuestionRow, supportQuestions } from '../tables.ts';

/**
 * Locks a question against new messages, other admins and scheduled tasks. Throws for conversations between members, which are not
 * questions.
 */
export async function holdQuestion(tx: Tx, _actor: AdminActor, conversationId: string): Promise<QuestionRow> {
  // Locked first, as when a message is sent.
  await lockConversation(tx, conversationId);
  const [row] = await tx.db
    .select()
    .from(supportQuestions)
    .where(eq(supportQuestions.conversationId, conversationId))
    .for('no key update');
  if (!row) throw new Refusal('conversation.not_found');
  return row;
}

type Change = Partial<Pick<QuestionRow, 'status' | 'since' | 'assignedTo' | 'answerBy'>>;

export async function changeQuestion(tx: Tx, { conversationId }: QuestionRow, change: Change): Promise<void> {
  await tx.db.update(supportQuestions).set(change).where(eq(supportQuestions.conversationId, conversationId));
  await notifyTeam(tx, conversationId);
}

export const notifyTeam = (tx: Tx, conversationId: string): Promise<void> =>
  publishLive(tx, [administrators], { type: 'support.changed', conversationId });
