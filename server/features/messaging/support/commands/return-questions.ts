import { inArray, lte } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { writeAudit } from '../../../operators/commands/record-act.ts';
import { supportQuestions } from '../tables.ts';
import { notifyTeam } from './hold-question.ts';

const batch = 100;

/** Unassigns questions that their admin did not answer in time. */
export async function returnQuestions(transaction: RunTransaction, signal: AbortSignal): Promise<void> {
  await inBatches(signal, batch, () => transaction(returnBatch));
}

async function returnBatch(tx: Tx): Promise<number> {
  const due = tx.db
    .select({ id: supportQuestions.conversationId })
    .from(supportQuestions)
    .where(lte(supportQuestions.answerBy, now()))
    .orderBy(supportQuestions.answerBy)
    .limit(batch)
    // A question being answered at this moment is left to the next run, which finds it answered.
    .for('update', { skipLocked: true });
  const back = await tx.db
    .update(supportQuestions)
    .set({ assignedTo: null, answerBy: null })
    .where(inArray(supportQuestions.conversationId, due))
    .returning({ id: supportQuestions.conversationId });
  for (const { id } of back) {
    const on = { type: 'conversation', id };
    await writeAudit(tx.db, { adminId: null, who: 'schedule', act: 'support.return', outcome: 'done', on, from: null });
    await notifyTeam(tx, id);
  }
  return back.length;
}
