import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { businessSpending, repWallets } from '../tables.ts';

const totalsOfBusiness = prepared('ledger_totals_business', (db, name) =>
  db
    .select({ totalSpentCents: businessSpending.totalSpentCents })
    .from(businessSpending)
    .where(eq(businessSpending.businessId, sql.placeholder('businessId')))
    .prepare(name),
);

/**
 * Totals of a business: what was released to reps for its work, including the platform's commission. Held money isn't
 * spent, and refunded money never was.
 */
export async function readBusinessTotals(db: Db, businessId: string): Promise<{ totalSpentCents: number }> {
  const [totals] = await totalsOfBusiness(db).execute({ businessId });
  return totals ?? { totalSpentCents: 0 };
}

const totalsOfRep = prepared('ledger_totals_rep', (db, name) =>
  db
    .select({ totalEarningsCents: repWallets.totalEarningsCents, completedGigs: repWallets.engagementsCompleted })
    .from(repWallets)
    .where(eq(repWallets.repId, sql.placeholder('repId')))
    .prepare(name),
);

/**
 * Totals of a rep: all that was credited to the wallet, net of commission, whether or not it was paid out; and the number
 * of engagements released to the rep in full.
 */
export async function readRepTotals(
  db: Db,
  repId: string,
): Promise<{ totalEarningsCents: number; completedGigs: number }> {
  const [totals] = await totalsOfRep(db).execute({ repId });
  return totals ?? { totalEarningsCents: 0, completedGigs: 0 };
}
