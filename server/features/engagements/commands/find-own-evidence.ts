import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { refuseFile } from '../../files/access.ts';
import { findFile } from '../../files/queries/find-files.ts';
import type { StoredFile } from '../../files/tables.ts';

/** A file that the user uploaded as evidence of a gig. Refuses one that was uploaded for another purpose. */
export async function findOwnEvidence(tx: Tx, userId: string, fileId: string): Promise<StoredFile> {
  const file = await findFile(tx.db, fileId);
  if (!file || refuseFile({ userId }, file) || file.purpose !== 'work-evidence') throw new Refusal('file.not_found');
  return file;
}
