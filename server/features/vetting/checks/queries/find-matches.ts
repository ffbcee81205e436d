import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { NumberSubject } from '#contract/vetting/cases.ts';
import type { DocumentType } from '#contract/vetting/documents.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { storedFiles } from '../../../files/tables.ts';
import { userDocuments, userVetting } from '../../tables.ts';
import { vettingChecks } from '../tables.ts';

/** Another account's case with the same number or file. */
export interface Match {
  readonly vettingId: string;
  readonly otherId: string;
  readonly document: DocumentType | null;
  readonly subject: NumberSubject | null;
}

/** The cases of other accounts with the same number or the same file as these. */
export async function findMatches(db: Db, vettingIds: readonly string[]): Promise<Match[]> {
  return [...(await findSameNumbers(db, vettingIds)), ...(await findSameFiles(db, vettingIds))];
}

const others = alias(userVetting, 'others');
const otherChecks = alias(vettingChecks, 'other_checks');

function findSameNumbers(db: Db, ids: readonly string[]): Promise<Match[]> {
  return db
    .selectDistinct({
      vettingId: vettingChecks.vettingId,
      otherId: others.id,
      document: sql<null>`null::text`,
      subject: vettingChecks.subject,
    })
    .from(vettingChecks)
    .innerJoin(userVetting, eq(userVetting.id, vettingChecks.vettingId))
    .innerJoin(otherChecks, eq(otherChecks.numberHash, vettingChecks.numberHash))
    .innerJoin(others, and(eq(others.id, otherChecks.vettingId), ne(others.userId, userVetting.userId)))
    .where(inArray(vettingChecks.vettingId, [...ids]));
}

const otherFiles = alias(storedFiles, 'other_files');
const otherDocuments = alias(userDocuments, 'other_documents');

function findSameFiles(db: Db, ids: readonly string[]): Promise<Match[]> {
  return db
    .selectDistinct({
      vettingId: userDocuments.vettingId,
      otherId: otherDocuments.vettingId,
      document: userDocuments.documentType,
      subject: sql<null>`null::text`,
    })
    .from(userDocuments)
    .innerJoin(storedFiles, eq(storedFiles.id, userDocuments.fileId))
    .innerJoin(otherFiles, and(eq(otherFiles.sha256, storedFiles.sha256), ne(otherFiles.ownerId, storedFiles.ownerId)))
    .innerJoin(otherDocuments, eq(otherDocuments.fileId, otherFiles.id))
    .where(inArray(userDocuments.vettingId, [...ids]));
}
