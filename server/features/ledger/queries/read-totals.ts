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
 * What a business has paid for work that was done: released to reps, the platform's commission included. What is still held
 * for an engagement is not spent, and what was refunded never was.
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
 * What was ever credited to a rep's wallet, net of commission, whether it was paid out since or not; and how many engagements were
 * released to the rep in full.
 */
export async function readRepTotals(
  db: Db,
  repId: string,
): Promise<{ totalEarningsCents: number; completedGigs: number }> {
  const [totals] = await totalsOfRep(db).execute({ repId });
  return totals ?? { totalEarningsCents: 0, completedGigs: 0 };
}
