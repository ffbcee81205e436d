import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type StoredFile, storedFiles } from '../../../files/tables.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { userDocuments } from '../../tables.ts';

interface Wanted {
  readonly vettingId: string;
  readonly documentId: string;
}

/** The file of a case's document, replaced ones included. Throws vetting.document_not_found, also after its deletion. */
export async function findDocumentFile(
  db: Db,
  _actor: AdminActor,
  { vettingId, documentId }: Wanted,
): Promise<StoredFile> {
  const [found] = await db
    .select({ file: storedFiles })
    .from(userDocuments)
    .innerJoin(storedFiles, eq(storedFiles.id, userDocuments.fileId))
    .where(and(eq(userDocuments.id, documentId), eq(userDocuments.vettingId, vettingId)));
  if (!found) throw new Refusal('vetting.document_not_found');
  return found.file;
}
