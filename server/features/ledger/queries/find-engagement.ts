import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { ledgerAccounts, ledgerTransfers } from '../tables.ts';

/** Whom the money of an engagement is held for; null when it was never funded. That never changes: nothing needs to be locked. */
export async function findEngagementRep(db: Db, engagementId: string): Promise<string | null> {
  const [held] = await db
    .select({ repId: ledgerAccounts.repId })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.engagementId, engagementId), eq(ledgerAccounts.kind, 'engagement_held')));
  return held?.repId ?? null;
}

/** Whether the money for a milestone of an engagement ever came. Ask with the engagement locked. */
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
