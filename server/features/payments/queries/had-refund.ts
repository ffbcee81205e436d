import { and, eq } from 'drizzle-orm';
import type { PayingSide } from '#contract/pricing.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import { payfastPayments, subscriptions } from '../tables.ts';

/** Whether a side of a user had a first payment refunded, under this account or an earlier one with the same email address. */
export async function hadRefund(
  db: Db,
  { userId, side }: { readonly userId: string; readonly side: PayingSide },
): Promise<boolean> {
  const profiles = side === 'rep' ? repProfiles : businessProfiles;
  const [profile] = await db.select({ used: profiles.refundUsed }).from(profiles).where(eq(profiles.userId, userId));
  if (profile?.used) return true;
  // By their payments, which are indexed by user.
  const [one] = await db
    .select({ id: subscriptions.id })
    .from(payfastPayments)
    .innerJoin(subscriptions, eq(subscriptions.id, payfastPayments.subscriptionId))
    .where(
      and(
        eq(payfastPayments.userId, userId),
        eq(payfastPayments.side, side),
        eq(subscriptions.endedBecause, 'refunded'),
      ),
    )
    .limit(1);
  return one !== undefined;
}
