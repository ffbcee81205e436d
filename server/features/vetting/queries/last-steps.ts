import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { userVetting, userVettingSteps } from '../tables.ts';

/** The owner of a case and their side; nothing once the account is deleted. */
export async function findOwnerOfCase(db: Db, vettingId: string) {
  const { userId, userType } = userVetting;
  const [row] = await db.select({ userId, userType }).from(userVetting).where(eq(userVetting.id, vettingId));
  return row;
}

/** The step that led to the current status; of requested documents, all since the step before. */
export async function lastSteps(db: Db, vettingId: string) {
  const { id: stepId, step, documentType, createdAt } = userVettingSteps;
  const steps = await db
    .select({ stepId, step, document: documentType })
    .from(userVettingSteps)
    // Automatic, long after the decision, and irrelevant for the person.
    .where(and(eq(userVettingSteps.vettingId, vettingId), ne(step, 'documents_deleted')))
    .orderBy(asc(createdAt), asc(stepId));
  const before = steps.findLastIndex(({ step: taken }) => taken !== 'document_asked');
  return before === steps.length - 1 ? steps.slice(-1) : steps.slice(before + 1);
}

export type LastStep = Awaited<ReturnType<typeof lastSteps>>[number];
