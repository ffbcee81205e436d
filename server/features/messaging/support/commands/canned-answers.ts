import { and, count, eq, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { CannedAnswer } from '#contract/messaging/canned-answers.ts';
import { mostCannedAnswers } from '#contract/messaging/options.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { cannedAnswers } from '../tables.ts';

const { id: textId, title: ofText } = cannedAnswers;

/** Serializes changes: canned answers are few and rarely changed. */
async function holdTitle(tx: Tx, { id, title }: Pick<CannedAnswer, 'id' | 'title'>): Promise<void> {
  await tx.db.execute(sql`lock table ${cannedAnswers} in share row exclusive mode`);
  const [other] = await tx.db
    .select({ id: textId })
    .from(cannedAnswers)
    .where(and(sql`lower(${ofText}) = lower(${title})`, ne(textId, id)));
  if (other) throw new Refusal('canned_answer.title_taken');
}

export async function addCannedAnswer(
  tx: Tx,
  _actor: AdminActor,
  text: Omit<CannedAnswer, 'id'>,
): Promise<CannedAnswer> {
  const answer = { id: uuidv7(), ...text };
  await holdTitle(tx, answer);
  const [counted] = await tx.db.select({ all: count() }).from(cannedAnswers);
  if ((counted?.all ?? 0) >= mostCannedAnswers) throw new Refusal('canned_answer.too_many');
  await tx.db.insert(cannedAnswers).values(answer);
  return answer;
}

export async function editCannedAnswer(tx: Tx, _actor: AdminActor, answer: CannedAnswer): Promise<CannedAnswer> {
  await holdTitle(tx, answer);
  const [edited] = await tx.db.update(cannedAnswers).set(answer).where(eq(textId, answer.id)).returning();
  if (!edited) throw new Refusal('canned_answer.not_found');
  return edited;
}

export async function removeCannedAnswer(tx: Tx, _actor: AdminActor, id: string): Promise<void> {
  const gone = await tx.db.delete(cannedAnswers).where(eq(textId, id)).returning();
  if (gone.length === 0) throw new Refusal('canned_answer.not_found');
}
