import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { userVetting, userVettingSteps } from '../tables.ts';

/** Whose case it is, and as what; nothing once the account is gone. */
export async function findOwnerOfCase(db: Db, vettingId: string) {
  const { userId, userType } = userVetting;
  const [row] = await db.select({ userId, userType }).from(userVetting).where(eq(userVetting.id, vettingId));
  return row;
}

/** The step that says where the case stands; of documents that were asked for, each one since the step before. */
export async function lastSteps(db: Db, vettingId: string) {
  const { id: stepId, step, documentType, createdAt } = userVettingSteps;
  const steps = await db
    .select({ stepId, step, document: documentType })
    .from(userVettingSteps)
    // Happens by itself, long after the decision, and changes nothing for the person.
    .where(and(eq(userVettingSteps.vettingId, vettingId), ne(step, 'documents_deleted')))
    .orderBy(asc(createdAt), asc(stepId));
  const before = steps.findLastIndex(({ step: taken }) => taken !== 'document_asked');
  return before === steps.length - 1 ? steps.slice(-1) : steps.slice(before + 1);
}

export type LastStep = Awaited<ReturnType<typeof lastSteps>>[number];
