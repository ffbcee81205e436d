import { and, eq, lt, sql } from 'drizzle-orm';
import { lookSeconds } from '#contract/messaging/support.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import { supportLooks, supportQuestions } from '../tables.ts';
import { notifyTeam } from './hold-question.ts';

interface OfQuestion {
  readonly conversationId: string;
}

const ownOf = ({ adminId }: AdminActor, { conversationId }: OfQuestion) =>
  and(eq(supportLooks.adminId, adminId), eq(supportLooks.conversationId, conversationId));

/**
 * Starts or renews an admin's view of a question, required before reading it. A view that begins is written to the audit log and
 * published to the other admins.
 */
export async function lookAtQuestion(tx: Tx, actor: AdminActor, of: OfQuestion): Promise<void> {
  await requireQuestion(tx, of);
  const moment = now();
  await tx.db.delete(supportLooks).where(and(eq(supportLooks.adminId, actor.adminId), lt(supportLooks.until, moment)));
  const until = new Date(moment.getTime() + lookSeconds * 1_000);
  const [look] = await tx.db
    .insert(supportLooks)
    .values({ adminId: actor.adminId, conversationId: of.conversationId, until })
    .onConflictDoUpdate({ target: [supportLooks.adminId, supportLooks.conversationId], set: { until } })
    // xmax is 0 only for an inserted row, not for an updated one.
    .returning({ begins: sql<boolean>`xmax = 0` });
  if (!look?.begins) return;
  await recordAct(tx, actor, 'support.view', { type: 'conversation', id: of.conversationId });
  await notifyTeam(tx, of.conversationId);
}

export async function lookAway(tx: Tx, actor: AdminActor, of: OfQuestion): Promise<void> {
  await requireQuestion(tx, of);
  const gone = await tx.db.delete(supportLooks).where(ownOf(actor, of)).returning();
  if (gone.length > 0) await notifyTeam(tx, of.conversationId);
}

async function requireQuestion(tx: Tx, of: OfQuestion): Promise<void> {
  const [question] = await tx.db
    .select({ conversationId: supportQuestions.conversationId })
    .from(supportQuestions)
    .where(eq(supportQuestions.conversationId, of.conversationId))
    .for('key share');
  if (!question) throw new Refusal('conversation.not_found');
}
