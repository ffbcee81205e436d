import { asc, eq } from 'drizzle-orm';
import type { AccountExport } from '#contract/exports/export.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { vettingChecks } from '../checks/tables.ts';
import { userDocuments, userVetting, userVettingSteps } from '../tables.ts';

/** A person's cases, with their documents by name and their history; who reviewed them stays out of it. */
export async function exportVetting(db: Db, userId: string): Promise<Pick<AccountExport, 'vetting'>> {
  const cases = await db.select().from(userVetting).where(eq(userVetting.userId, userId)).orderBy(asc(userVetting.id));
  const documents = await db
    .select()
    .from(userDocuments)
    .where(eq(userDocuments.userId, userId))
    .orderBy(asc(userDocuments.createdAt));
  const steps = await db
    .select({ step: userVettingSteps })
    .from(userVettingSteps)
    .innerJoin(userVetting, eq(userVetting.id, userVettingSteps.vettingId))
    .where(eq(userVetting.userId, userId))
    .orderBy(asc(userVettingSteps.createdAt), asc(userVettingSteps.id));
  const numbers = await db
    .select({ check: vettingChecks })
    .from(vettingChecks)
    .innerJoin(userVetting, eq(userVetting.id, vettingChecks.vettingId))
    .where(eq(userVetting.userId, userId))
    .orderBy(asc(vettingChecks.checkedAt));
  return {
    vetting: cases.map(({ id, userType, status, reason, submittedAt, decidedAt }) => ({
      as: userType,
      status,
      reason,
      submittedAt: submittedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      documents: documents
        .filter(({ vettingId }) => vettingId === id)
        .map(({ documentType, fileName, createdAt }) => ({
          type: documentType,
          name: fileName,
          sentAt: createdAt.toISOString(),
        })),
      numbers: numbers
        .filter(({ check }) => check.vettingId === id)
        .map(({ check: { subject, kind, fault, age, checkedAt } }) => ({
          subject,
          kind,
          fault,
          age,
          checkedAt: checkedAt.toISOString(),
        })),
      steps: steps
        .filter(({ step }) => step.vettingId === id)
        .map(({ step }) => ({ step: step.step, note: step.note, at: step.createdAt.toISOString() })),
    })),
  };
}
