import { eq } from 'drizzle-orm';
import { progressOf } from '#domain/courses/progress.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { findLessonStandings } from '../../queries/find-standing.ts';
import { type CoursePurchaseRow, coursePurchases } from '../../tables.ts';

/** Adds up how far the owner is, with the purchase locked. */
export async function keepProgress(tx: Tx, purchase: CoursePurchaseRow): Promise<CoursePurchaseRow> {
  const progress = progressOf(await findLessonStandings(tx.db, purchase));
  if (progress === purchase.progress) return purchase;
  await tx.db.update(coursePurchases).set({ progress }).where(eq(coursePurchases.id, purchase.id));
  return { ...purchase, progress };
}
