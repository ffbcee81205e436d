import type { SupportMessage } from '#contract/messaging/support.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import type { MessageRow } from '../../present.ts';
import { presentForTeam } from '../queries/read-question.ts';
import { answerBy } from './assign-question.ts';
import { changeQuestion, holdQuestion } from './hold-question.ts';
import { findAnswer, sendAsTeam } from './send-as-team.ts';

interface Answering {
  readonly conversationId: string;
  /** Made by the client: sent again, it is the same answer. */
  readonly id: string;
  readonly content: string;
  /** The position of the last message that was on the screen. */
  readonly seen: number;
}

/** Whoever answers has it from then on. What the person wrote meanwhile is not answered by it: then it stays open. */
export async function answerQuestion(
  tx: Tx,
  actor: AdminActor,
  { seen, ...answer }: Answering,
): Promise<SupportMessage> {
  const row = await holdQuestion(tx, actor, answer.conversationId);
  const before = await findAnswer(tx, actor, answer);
  if (before) return presentOne(tx, before);
  if (row.assignedTo !== null && row.assignedTo !== actor.adminId) throw new Refusal('support.taken');
  const sent = await sendAsTeam(tx, actor, answer);
  await changeQuestion(tx, row, {
    assignedTo: actor.adminId,
    ...(seen < row.askedPosition
      ? { status: 'open', answerBy: row.answerBy ?? answerBy() }
      : { status: 'waiting', since: now(), answerBy: null }),
  });
  await recordAct(tx, actor, 'support.answer', { type: 'conversation', id: row.conversationId });
  return presentOne(tx, sent);
}

async function presentOne(tx: Tx, row: MessageRow): Promise<SupportMessage> {
  const [message] = await presentForTeam(tx.db, [row]);
  if (!message) throw new Error('A message became none.');
  return message;
}
