import { and, asc, eq, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { discardFiles } from '../../../files/commands/discard-files.ts';
import { storedFiles } from '../../../files/tables.ts';
import { recordVettingStep } from '../../commands/record-vetting-step.ts';
import { userDocuments, userVetting } from '../../tables.ts';

const batchSize = 50;

interface Retention {
  /** How long after the decision documents are kept. */
  readonly days: number;
  readonly batch?: number;
}

/**
 * Deletes the documents of cases that were decided long enough ago, and those that nobody handed in for as long, some at a
 * time. That they were checked, when and by whom stays. Each transaction stands for itself: one that fails is done again the next time.
 */
export async function deleteOldDocuments(
  { transaction }: { readonly transaction: RunTransaction },
  { days, batch = batchSize }: Retention,
): Promise<void> {
  for (const deleteSome of [deleteSomeDecided, deleteSomeUnused]) {
    let done: number;
    do {
      done = await transaction((tx) => deleteSome(tx, days, batch));
    } while (done === batch);
  }
}

/** Documents that were uploaded, and never handed in. */
async function deleteSomeUnused(tx: Tx, days: number, batch: number): Promise<number> {
  const handedIn = tx.db
    .select({ id: userDocuments.id })
    .from(userDocuments)
    .where(eq(userDocuments.fileId, storedFiles.id));
  const files = await tx.db
    .select({ id: storedFiles.id })
    .from(storedFiles)
    .where(
      and(
        eq(storedFiles.sealed, true),
        isNull(storedFiles.supersededAt),
        lt(storedFiles.createdAt, sql`now() - make_interval(days => ${days})`),
        notExists(handedIn),
      ),
    )
    .limit(batch)
    // One that is being handed in right now is held by its foreign key.
    .for('update', { skipLocked: true });
  await discardFiles(
    tx,
    files.map(({ id }) => id),
  );
  return files.length;
}

async function deleteSomeDecided(tx: Tx, days: number, batch: number): Promise<number> {
  const { db } = tx;
  const kept = db
    .select({ vettingId: userDocuments.vettingId })
    .from(userDocuments)
    .where(and(eq(userDocuments.vettingId, userVetting.id), isNotNull(userDocuments.fileId)));
  const cases = await db
    .select({ id: userVetting.id })
    .from(userVetting)
    .where(and(lt(userVetting.decidedAt, sql`now() - make_interval(days => ${days})`), sql`exists (${kept})`))
    .orderBy(asc(userVetting.decidedAt))
    .limit(batch)
    // Another process may be at it; and a case that is being reopened is decided no longer.
    .for('update', { skipLocked: true });
  if (cases.length === 0) return 0;
  const ids = cases.map(({ id }) => id);
  const ofCases = inArray(userDocuments.vettingId, ids);
  const files = await db
    .select({ id: storedFiles.id, sealed: storedFiles.sealed, supersededAt: storedFiles.supersededAt })
    .from(userDocuments)
    .innerJoin(storedFiles, eq(storedFiles.id, userDocuments.fileId))
    .where(ofCases);
  await db
    .update(userDocuments)
    .set({ fileId: null, fileName: 'deleted', askedAgainAt: null, askedAgainReason: null })
    .where(ofCases);
  // A CV or a video is in use beyond the case, until its owner replaces it.
  const discarded = files.filter(({ sealed, supersededAt }) => sealed || supersededAt !== null);
  await discardFiles(tx, [...new Set(discarded.map(({ id }) => id))]);
  for (const { id: vettingId } of cases) {
    await recordVettingStep(tx, { vettingId, step: 'documents_deleted', by: null });
  }
  return cases.length;
}
