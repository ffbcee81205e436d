import { and, asc, eq, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { discardFiles } from '../../../files/commands/discard-files.ts';
import { storedFiles } from '../../../files/tables.ts';
import { recordVettingStep } from '../../commands/record-vetting-step.ts';
import { userDocuments, userVetting } from '../../tables.ts';

const batchSize = 50;

interface Retention {
  /** How long documents are kept after the decision. */
  readonly days: number;
  readonly batch?: number;
}

/**
 * Deletes, in batches, the documents of cases decided long enough ago, and those never submitted for as long. The record of who
 * checked them and when stays. Each batch is a separate transaction: one that fails is retried by the next run.
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

/** Deletes documents that were uploaded and never submitted. */
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
    // A document being submitted at this moment is locked by its foreign key.
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
    // Another process may be deleting these; and a case that is being reopened no longer counts as decided.
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
  // A CV or a video is used beyond the case, until its owner replaces it.
  const discarded = files.filter(({ sealed, supersededAt }) => sealed || supersededAt !== null);
  await discardFiles(tx, [...new Set(discarded.map(({ id }) => id))]);
  for (const { id: vettingId } of cases) {
    await recordVettingStep(tx, { vettingId, step: 'documents_deleted', by: null });
  }
  return cases.length;
}
