import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { changeQuestion, holdQuestion } from './hold-question.ts';

interface Closing {
  readonly conversationId: string;
  /** The position of the last message that was on the screen. */
  readonly seen: number;
}

export async function closeQuestion(tx: Tx, actor: AdminActor, { conversationId, seen }: Closing): Promise<void> {
  const row = await holdQuestion(tx, actor, conversationId);
  if (row.status === 'closed') return;
  if (row.assignedTo !== null && row.assignedTo !== actor.adminId) throw new Refusal('support.taken');
  if (seen < row.askedPosition) throw new Refusal('support.unread');
  await changeQuestion(tx, row, { status: 'closed', since: now(), assignedTo: null, answerBy: null });
}
