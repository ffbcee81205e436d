import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/transaction.ts';
import { Refusal } from '../refusal.ts';
import { idempotencyKeys } from './tables.ts';

/**
 * Does the work unless this user did it under the same key before; then returns the stored answer. A repeat that arrives while the first is still at
 * work waits on the unique key until that one is committed or rolled back.
 */
export async function onlyOnce<T>(
  tx: Tx,
  userId: string,
  key: string | undefined,
  request: object,
  work: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return work();
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  const own = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

  const claimed = await tx.db
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) {
    const [earlier] = await tx.db.select().from(idempotencyKeys).where(own);
    if (earlier?.requestHash !== requestHash) throw new Refusal('request.key_reused');
    return earlier.response as T;
  }

  const response = await work().catch(async (error: unknown) => {
    // Committed with what the refusal keeps, the key would answer a repeat with nothing.
    if (error instanceof Refusal && error.keepsWrites) await tx.db.delete(idempotencyKeys).where(own);
    throw error;
  });
  await tx.db
    .update(idempotencyKeys)
    .set({ response: response ?? null })
    .where(own);
  return response;
}
