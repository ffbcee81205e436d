import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { mayPostTo } from '#server/platform/http/post-outside.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { presentHook } from '../present.ts';
import type { HookSecrets } from '../services.ts';
import { salesHooks } from '../tables.ts';

export async function showHook(db: Db, businessId: string) {
  const [hook] = await db.select().from(salesHooks).where(eq(salesHooks.businessId, businessId));
  return { hook: hook ? presentHook(hook) : null };
}

/** Sets where changes of sales are posted, with a new secret, and turns it on. */
export async function setHook(
  tx: Tx,
  secrets: HookSecrets,
  { businessId, address }: { businessId: string; address: string },
) {
  if (!mayPostTo(address)) throw new Refusal('sales.hook_invalid');
  const secret = `tss_${randomBytes(32).toString('base64url')}`;
  const set = {
    ...{ address, sealedSecret: secrets.seal(businessId, secret), failures: 0 },
    ...{ lastFailure: null, deliveredAt: null, offAt: null },
  };
  const [hook] = await tx.db
    .insert(salesHooks)
    .values({ businessId, ...set })
    .onConflictDoUpdate({ target: salesHooks.businessId, set })
    .returning();
  if (!hook) throw new Error('A webhook was not stored');
  return { hook: presentHook(hook), secret };
}

export async function removeHook(tx: Tx, businessId: string): Promise<void> {
  await tx.db.delete(salesHooks).where(eq(salesHooks.businessId, businessId));
}
