import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { ledgerAccounts, ledgerTransfers } from '../tables.ts';

/** Whom the money of a gig is held for; null when it was never funded. That never changes: nothing needs to be locked. */
export async function findGigRep(db: Db, gigId: string): Promise<string | null> {
  const [held] = await db
    .select({ repId: ledgerAccounts.repId })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.gigId, gigId), eq(ledgerAccounts.kind, 'gig_held')));
  return held?.repId ?? null;
}

/** Whether the money for a gig ever came. Ask with the gig locked. */
export async function isFunded(db: Db, gigId: string): Promise<boolean> {
  const found = await db
    .select({ id: ledgerTransfers.id })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.gigId, gigId), eq(ledgerTransfers.kind, 'gig_funded')));
  return found.length > 0;
}
