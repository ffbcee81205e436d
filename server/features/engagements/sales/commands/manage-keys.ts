import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { saleLimits } from '#contract/engagements/sales-options.ts';
import { now } from '#server/platform/clock.ts';
import { sha256 } from '#server/platform/crypto/digests.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type BusinessActor, bearerToken } from '../../../accounts/access.ts';
import { insistOpen } from '../../../accounts/commands/bar-user.ts';
import { businessProfiles } from '../../../profiles/tables.ts';
import { salesKeys } from '../tables.ts';

type KeyRow = typeof salesKeys.$inferSelect;

const present = ({ id, name, ending, madeAt }: KeyRow) => ({ id, name, ending, madeAt: madeAt.toISOString() });

const activeOf = (db: Db, businessId: string) =>
  db
    .select()
    .from(salesKeys)
    .where(and(eq(salesKeys.businessId, businessId), isNull(salesKeys.revokedAt)))
    .orderBy(asc(salesKeys.madeAt));

export const listKeys = async (db: Db, businessId: string) => (await activeOf(db, businessId)).map(present);

/** Makes a key. Only its hash is stored, so that it can be shown once. */
export async function makeKey(tx: Tx, { businessId, userId }: BusinessActor, name: string) {
  await insistOpen(tx, { userId });
  await tx.db
    .select({ id: businessProfiles.id })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, businessId))
    .for('no key update');
  if ((await activeOf(tx.db, businessId)).length >= saleLimits.keys) throw new Refusal('sales.keys_full');
  // Random enough that a plain hash can’t be reversed. The beginning lets scanners of leaked secrets recognise it.
  const key = `tsk_${randomBytes(32).toString('base64url')}`;
  const [made] = await tx.db
    .insert(salesKeys)
    .values({
      ...{ id: uuidv7(), businessId, name, madeBy: userId, madeAt: now() },
      ending: key.slice(-4),
      keyHash: sha256(key),
    })
    .returning();
  if (!made) throw new Error('A key was not stored');
  return { ...present(made), key };
}

export async function revokeKey(tx: Tx, { businessId, userId }: BusinessActor, keyId: string): Promise<void> {
  const revoked = await tx.db
    .update(salesKeys)
    .set({ revokedAt: now(), revokedBy: userId })
    .where(and(eq(salesKeys.id, keyId), eq(salesKeys.businessId, businessId), isNull(salesKeys.revokedAt)))
    .returning({ id: salesKeys.id });
  if (revoked.length === 0) throw new Refusal('sales.key_not_found');
}

/** The business of an `Authorization` header with an active key. */
export async function businessOfKey(db: Db, authorization: string | undefined): Promise<string> {
  const [found] = await db
    .select({ businessId: salesKeys.businessId })
    .from(salesKeys)
    .where(and(eq(salesKeys.keyHash, sha256(bearerToken(authorization) ?? '')), isNull(salesKeys.revokedAt)));
  if (!found) throw new Refusal('sales.key_invalid');
  return found.businessId;
}
