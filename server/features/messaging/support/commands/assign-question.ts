import { and, eq, inArray, isNull } from 'drizzle-orm';
import { answerHours } from '#contract/messaging/support.ts';
import { rolesThatMay } from '#contract/operators/roles.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { adminUsers } from '../../../operators/tables.ts';
import type { QuestionRow } from '../tables.ts';
import { changeQuestion, holdQuestion } from './hold-question.ts';

interface OfQuestion {
  readonly conversationId: string;
}

export const answerBy = (): Date => new Date(now().getTime() + answerHours * 3_600_000);

async function give(tx: Tx, row: QuestionRow, adminId: string): Promise<void> {
  if (row.status === 'closed') throw new Refusal('support.closed');
  await changeQuestion(tx, row, { assignedTo: adminId, answerBy: row.status === 'open' ? answerBy() : null });
}

/** Assigns the question to the caller. The first of two concurrent calls wins. */
export async function takeQuestion(tx: Tx, actor: AdminActor, { conversationId }: OfQuestion): Promise<void> {
  const row = await holdQuestion(tx, actor, conversationId);
  if (row.assignedTo === actor.adminId) return;
  if (row.assignedTo !== null) throw new Refusal('support.taken');
  await give(tx, row, actor.adminId);
}

export async function giveBackQuestion(tx: Tx, actor: AdminActor, { conversationId }: OfQuestion): Promise<void> {
  const row = await holdQuestion(tx, actor, conversationId);
  if (row.assignedTo === null) return;
  if (row.assignedTo !== actor.adminId) throw new Refusal('support.taken');
  await changeQuestion(tx, row, { assignedTo: null, answerBy: null });
}

export async function assignQuestion(
  tx: Tx,
  actor: AdminActor,
  { conversationId, adminId }: OfQuestion & { readonly adminId: string },
): Promise<void> {
  const row = await holdQuestion(tx, actor, conversationId);
  const { id, role, isAdmin, disabledAt } = adminUsers;
  const [to] = await tx.db
    .select({ id })
    .from(adminUsers)
    .where(and(eq(id, adminId), eq(isAdmin, true), isNull(disabledAt), inArray(role, rolesThatMay('support.answer'))))
    .for('key share');
  if (!to) throw new Refusal('support.no_such_administrator');
  await give(tx, row, to.id);
}
