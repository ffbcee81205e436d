import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { batchFile } from '#domain/payouts/batch-file.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { namePayouts, readFileLines } from '../queries/read-file-lines.ts';
import { payoutBatches } from '../tables.ts';
import { lockBatch } from './lock-batch.ts';

/** The bank file of a released batch, always the same: its inputs never change. */
export async function takeFile(
  tx: Tx,
  { adminId }: AdminActor,
  batchId: string,
  { secretKey }: { readonly secretKey: Secret },
): Promise<string> {
  const batch = await lockBatch(tx, batchId);
  if (adminId !== batch.madeBy && adminId !== batch.releasedBy) throw new Refusal('payout_batch.not_yours');
  if (batch.releasedAt === null) throw new Refusal('payout_batch.not_released');
  const { lines, unreadable } = await readFileLines(tx.db, batchId, secretKey);
  if (unreadable.length > 0)
    throw new Refusal('payout_batch.file_gone', {
      detail: `We can no longer read the bank account number for ${namePayouts(unreadable)}.`,
    });
  const file = batchFile(lines);
  await keepSum(tx, batchId, batch.fileSha256, createHash('sha256').update(file).digest());
  return file;
}

/** Refuses a file that differs from an earlier one, since the bank might be asked to pay twice. */
async function keepSum(tx: Tx, batchId: string, before: Buffer | null, sum: Buffer): Promise<void> {
  if (before === null) await tx.db.update(payoutBatches).set({ fileSha256: sum }).where(eq(payoutBatches.id, batchId));
  else if (!before.equals(sum)) throw new Error(`The file of batch ${batchId} is not what it was`);
}
