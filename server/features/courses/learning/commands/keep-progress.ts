import { eq } from 'drizzle-orm';
import { progressOf } from '#domain/courses/progress.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { earnByLearning } from '../../points/commands/earn-by-learning.ts';
import { findLessonProgress } from '../../queries/find-enrolment.ts';
import { type CoursePurchaseRow, coursePurchases } from '../../tables.ts';

/** Recomputes the owner's progress and its points, with the purchase locked. */
export async function keepProgress(tx: Tx, purchase: CoursePurchaseRow): Promise<CoursePurchaseRow> {
  const lessons = await findLessonProgress(tx.db, purchase);
  const progress = progressOf(lessons);
  if (progress === purchase.progress) return purchase;
  await tx.db.update(coursePurchases).set({ progress }).where(eq(coursePurchases.id, purchase.id));
  await earnByLearning(tx, purchase, lessons);
  return { ...purchase, progress };
}
