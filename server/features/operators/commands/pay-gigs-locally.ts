import { and, eq, notExists } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { adminAudit, operatorSettings } from '../tables.ts';

/**
 * Turns on payments for gigs in a local installation, where no money is real, until an admin changes the settings. Elsewhere an admin
 * has to turn them on.
 */
export async function payGigsLocally(tx: Tx): Promise<void> {
  const decided = tx.db.select({ id: adminAudit.id }).from(adminAudit).where(eq(adminAudit.act, 'settings.change'));
  await tx.db
    .update(operatorSettings)
    .set({ gigsPaidHere: true })
    .where(and(eq(operatorSettings.gigsPaidHere, false), notExists(decided)));
}
