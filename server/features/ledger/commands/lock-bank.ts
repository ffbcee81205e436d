import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { ledgerAccounts, platformAccounts } from '../tables.ts';

/**
 * Whoever decides what the bank is to pay does it one after the other. Before a rep, a payout or a wallet is locked; what comes in
 * meanwhile is not held up.
 */
export async function lockBank(tx: Tx): Promise<void> {
  await tx.db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, platformAccounts.bank))
    .for('no key update');
}
