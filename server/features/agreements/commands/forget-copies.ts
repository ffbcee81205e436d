import type { Tx } from '#server/platform/db/transaction.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { copiesOf } from './make-signed-copy.ts';

export const discardCopiesTask = 'agreements.discard_copies';

export interface CopiesToDiscard {
  readonly userId: string;
}

/** Deletes the signed copies of a deleted account. */
export async function forgetCopies(tx: Tx, { userId }: CopiesToDiscard): Promise<void> {
  await tx.enqueue<CopiesToDiscard>(discardCopiesTask, { userId });
}

export async function discardCopies({ files }: { readonly files: FileStore }, { userId }: CopiesToDiscard) {
  for await (const { key } of files.list(copiesOf(userId))) await files.delete(key);
}
