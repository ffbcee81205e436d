import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { documentTypes } from '#contract/vetting/documents.ts';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { StoredFile } from '../../../files/tables.ts';
import { recordVettingStep } from '../../commands/record-vetting-step.ts';
import { userDocuments, userVetting } from '../../tables.ts';
import { currentDocuments } from '../queries/describe-legal-status.ts';

interface OwnCase {
  readonly userId: string;
  readonly userType: LegalUserType;
  /** All documents of the submission, including earlier ones that stay. */
  readonly files: readonly StoredFile[];
}

/** Submits the person's documents for review, in a new case or the one that was sent back. */
export async function openOwnCase(tx: Tx, { userId, userType, files }: OwnCase): Promise<void> {
  const waits = {
    status: 'pending',
    reason: null,
    decidedAt: null,
    decidedBy: null,
    // Not now(), the start of the transaction: reviewers identify a submission by this time.
    submittedAt: sql`clock_timestamp()`,
    updatedAt: sql`now()`,
  } as const;
  const [opened] = await tx.db
    .insert(userVetting)
    .values({ id: uuidv7(), userId, userType, ...waits })
    .onConflictDoUpdate({ target: [userVetting.userId, userVetting.userType], set: waits })
    .returning({ id: userVetting.id });
  if (!opened) throw new Error('The insert returned nothing');
  await replaceDocuments(tx, opened.id, userId, files);
  await recordVettingStep(tx, { vettingId: opened.id, step: 'submitted', by: { userId } });
}

/** Replaced documents stay in the case as its history. Unchanged files stay as they are. */
async function replaceDocuments(
  tx: Tx,
  vettingId: string,
  userId: string,
  files: readonly StoredFile[],
): Promise<void> {
  const before = await currentDocuments(tx.db, vettingId);
  const typeOf = ({ purpose }: StoredFile) => documentTypes.find((type) => type === purpose);
  const isSame = (file: StoredFile) => before.some(({ fileId }) => fileId === file.id);
  const replaced = before.filter(({ fileId }) => files.every(({ id }) => id !== fileId)).map(({ id }) => id);
  if (replaced.length > 0) {
    await tx.db
      .update(userDocuments)
      .set({ replacedAt: sql`now()` })
      .where(and(eq(userDocuments.vettingId, vettingId), inArray(userDocuments.id, replaced)));
  }
  const added = files.flatMap((file) => {
    const documentType = typeOf(file);
    if (!documentType || isSame(file)) return [];
    return [{ id: uuidv7(), vettingId, userId, documentType, fileId: file.id, fileName: file.name }];
  });
  if (added.length > 0) await tx.db.insert(userDocuments).values(added);
}
