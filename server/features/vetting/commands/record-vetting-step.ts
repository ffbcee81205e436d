import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { DocumentType } from '#contract/vetting/documents.ts';
import type { LegalUserType, VettingStep } from '#contract/vetting/legal.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { userVettingSteps } from '../tables.ts';

/** An agreement was signed, or a case submitted, decided or sent back for a document. */
export const legalChanged = eventKind<{ readonly userId: string; readonly userType: LegalUserType }>('legal.changed');

export interface VettingStepTaken {
  readonly vettingId: string;
  readonly stepId: string;
}

/** A step was added to the history of a case. */
export const vettingStepTaken = eventKind<VettingStepTaken>('vetting.step_taken');

interface Step {
  readonly vettingId: string;
  readonly step: VettingStep;
  readonly documentType?: DocumentType;
  readonly note?: string | null;
  /** The person or the admin who took the step; null for an automatic one. */
  readonly by: { readonly userId: string } | { readonly adminId: string } | null;
}

/** Adds a step to the history of a case, in the transaction that takes it. */
export async function recordVettingStep(tx: Tx, { vettingId, step, documentType, note, by }: Step): Promise<void> {
  const id = uuidv7();
  await tx.db.insert(userVettingSteps).values({
    id,
    vettingId,
    step,
    documentType: documentType ?? null,
    note: note ?? null,
    byUserId: by && 'userId' in by ? by.userId : null,
    byAdminId: by && 'adminId' in by ? by.adminId : null,
    // Not now(), the start of the transaction, which may have waited for the one before it.
    createdAt: sql`clock_timestamp()`,
  });
  await tx.emit(vettingStepTaken, { vettingId, stepId: id });
}
