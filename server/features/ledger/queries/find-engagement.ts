import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { ledgerAccounts, ledgerTransfers } from '../tables.ts';

/** The rep that an engagement's money is held for; null if it was never funded. It never changes, so no lock is needed. */
export async function findEngagementRep(db: Db, engagementId: string): Promise<string | null> {
  const [held] = await db
    .select({ repId: ledgerAccounts.repId })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.engagementId, engagementId), eq(ledgerAccounts.kind, 'engagement_held')));
  return held?.repId ?? null;
}

/** Whether a milestone of an engagement was ever funded. Call it with the engagement locked. */
export async function isFunded(db: Db, engagementId: string, milestone: number): Promise<boolean> {
  const found = await db
    .select({ id: ledgerTransfers.id })
    .from(ledgerTransfers)
    .where(
      and(
        eq(ledgerTransfers.engagementId, engagementId),
        eq(ledgerTransfers.milestone, milestone),
        eq(ledgerTransfers.kind, 'engagement_funded'),
      ),
    );
  return found.length > 0;
}
