import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import type { StartedPurchase } from '../../commands/lock-purchase.ts';
import { courseAttempts, courseQuestions } from '../../tables.ts';
import type { AttemptRow, QuestionRow } from '../present.ts';

/** A try of this owner. */
export async function findAttempt(db: Db, { id }: StartedPurchase, attemptId: string): Promise<AttemptRow | undefined> {
  const [attempt] = await db
    .select()
    .from(courseAttempts)
    .where(and(eq(courseAttempts.purchaseId, id), eq(courseAttempts.id, attemptId)));
  return attempt;
}

/** The question bank of a final test, by id. */
export async function findBank(db: Db, { versionId }: StartedPurchase): Promise<Map<string, QuestionRow>> {
  const rows = await db
    .select()
    .from(courseQuestions)
    .where(and(eq(courseQuestions.versionId, versionId), eq(courseQuestions.use, 'test')));
  return new Map(rows.map((row) => [row.id, row]));
}
