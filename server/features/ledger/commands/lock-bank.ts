import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { ledgerAccounts, platformAccounts } from '../tables.ts';

/**
 * Serialises decisions on what the bank is to pay. Call it before a rep, a payout or a wallet is locked; incoming payments
 * don't wait for it.
 */
export async function lockBank(tx: Tx): Promise<void> {
  await tx.db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, platformAccounts.bank))
    .for('no key update');
}
