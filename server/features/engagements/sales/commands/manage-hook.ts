import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { mayPostTo } from '#server/platform/http/post-outside.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { insistOpen } from '../../../accounts/commands/bar-user.ts';
import { presentHook } from '../present.ts';
import type { HookSecrets } from '../services.ts';
import { salesHooks } from '../tables.ts';

export async function showHook(db: Db, businessId: string) {
  const [hook] = await db.select().from(salesHooks).where(eq(salesHooks.businessId, businessId));
  return { hook: hook ? presentHook(hook) : null };
}

interface Wanted {
  readonly address: string;
  /** The one before stops working. */
  readonly newSecret?: boolean | undefined;
}

/** Sets where changes of sales are posted, and turns it on. A secret is made the first time and when a new one is asked for: null otherwise. */
export async function setHook(
  tx: Tx,
  secrets: HookSecrets,
  { businessId, userId }: BusinessActor,
  { address, newSecret = false }: Wanted,
) {
  await insistOpen(tx, { userId });
  if (!mayPostTo(address)) throw new Refusal('sales.hook_invalid');
  const [before] = await tx.db.select().from(salesHooks).where(eq(salesHooks.businessId, businessId)).for('update');
  const secret = before && !newSecret ? null : `tss_${randomBytes(32).toString('base64url')}`;
  const set = {
    ...{ address, failures: 0, lastFailure: null, offAt: null },
    deliveredAt: before?.address === address ? before.deliveredAt : null,
  };
  const sealedSecret = secret === null ? before?.sealedSecret : secrets.seal(businessId, secret);
  if (!sealedSecret) throw new Error('A webhook has no secret');
  const [hook] = await tx.db
    .insert(salesHooks)
    .values({ businessId, sealedSecret, ...set })
    .onConflictDoUpdate({ target: salesHooks.businessId, set: { sealedSecret, ...set } })
    .returning();
  if (!hook) throw new Error('A webhook was not stored');
  return { hook: presentHook(hook), secret };
}

export async function removeHook(tx: Tx, businessId: string): Promise<void> {
  await tx.db.delete(salesHooks).where(eq(salesHooks.businessId, businessId));
}
