import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockOpenUser } from '../../../accounts/commands/lock-user.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import { openWithTeam } from '../../commands/open-conversation.ts';
import { supportQuestions } from '../tables.ts';
import { changeQuestion, holdQuestion } from './hold-question.ts';
import { findAnswer, sendAsTeam } from './send-as-team.ts';

interface First {
  readonly userId: string;
  /** Made by the client: sent again, it is the same message. */
  readonly id: string;
  readonly content: string;
}

/**
 * The team writes to a person who has not asked anything. A question that waits for an answer goes on waiting. Returns the id of
 * their conversation.
 */
export async function writeFirst(tx: Tx, actor: AdminActor, { userId, ...message }: First): Promise<string> {
  await lockOpenUser(tx, userId);
  const conversationId = await openWithTeam(tx, { userId });
  if (conversationId === null) throw new Refusal('user.not_found');
  await tx.db
    .insert(supportQuestions)
    .values({ conversationId, status: 'waiting', since: now(), assignedTo: actor.adminId })
    .onConflictDoNothing();
  const row = await holdQuestion(tx, actor, conversationId);
  const sending = { conversationId, ...message };
  if (await findAnswer(tx, actor, sending)) return conversationId;
  await sendAsTeam(tx, actor, sending);
  if (row.status !== 'open')
    await changeQuestion(tx, row, { status: 'waiting', since: now(), assignedTo: actor.adminId, answerBy: null });
  await recordAct(tx, actor, 'support.begin', { type: 'conversation', id: conversationId });
  return conversationId;
}
