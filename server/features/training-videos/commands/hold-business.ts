import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { userRoles } from '../../accounts/tables.ts';
import { businessProfiles } from '../../profiles/tables.ts';

/**
 * Holds the business until the transaction ends: one video is added at a time, and none to an account that is deleted
 * meanwhile, whose profile stays for the records of others. Refusal: role.business_required.
 */
export async function holdBusiness(tx: Tx, businessId: string): Promise<void> {
  const [business] = await tx.db
    .select({ userId: businessProfiles.userId })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, businessId))
    // Not for update: that would also hold up rows that merely refer to the business.
    .for('no key update');
  const isBusiness = business
    ? await tx.db.$count(userRoles, and(eq(userRoles.userId, business.userId), eq(userRoles.role, 'business')))
    : 0;
  if (isBusiness === 0) throw new Refusal('role.business_required');
}
