import { and, eq, inArray, isNull } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { businessProfiles } from '../../../profiles/tables.ts';
import { salesHooks, salesKeys } from '../tables.ts';

interface Suspended {
  readonly userId: string;
  readonly adminId: string;
}

/** Ends what a suspended business’s own systems can do: its keys are revoked, and its webhook is turned off. */
export async function stopSystemsOfSuspended({ db }: Tx, { userId, adminId }: Suspended): Promise<void> {
  const own = db.select({ id: businessProfiles.id }).from(businessProfiles).where(eq(businessProfiles.userId, userId));
  await db
    .update(salesKeys)
    .set({ revokedAt: now(), revokedBy: adminId })
    .where(and(inArray(salesKeys.businessId, own), isNull(salesKeys.revokedAt)));
  await db
    .update(salesHooks)
    .set({ offAt: now() })
    .where(and(inArray(salesHooks.businessId, own), isNull(salesHooks.offAt)));
}
