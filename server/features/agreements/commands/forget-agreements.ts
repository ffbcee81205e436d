import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { legalContracts } from '../tables.ts';
import { copiesOf } from './make-signed-copy.ts';

export const discardCopiesTask = 'agreements.discard_copies';

export interface CopiesToDiscard {
  readonly userId: string;
}

/**
 * The account is gone, and with it what it signed and the copies of that. The log of signatures stays: it is the proof of
 * a contract that was in force, which we may have to show for years to come (POPIA, section 14(1)).
 */
export async function forgetAgreements(tx: Tx, { userId }: CopiesToDiscard): Promise<void> {
  await tx.db.delete(legalContracts).where(eq(legalContracts.userId, userId));
  await tx.enqueue<CopiesToDiscard>(discardCopiesTask, { userId });
}

export async function discardCopies({ files }: { readonly files: FileStore }, { userId }: CopiesToDiscard) {
  for await (const { key } of files.list(copiesOf(userId))) await files.delete(key);
}
