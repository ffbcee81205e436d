import { and, eq, notExists } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { adminAudit, operatorSettings } from '../tables.ts';

/**
 * On somebody's own machine no money is real, so gigs are paid for here from the first start on: until an administrator decides
 * about the settings, who has to elsewhere.
 */
export async function payGigsLocally(tx: Tx): Promise<void> {
  const decided = tx.db.select({ id: adminAudit.id }).from(adminAudit).where(eq(adminAudit.act, 'settings.change'));
  await tx.db
    .update(operatorSettings)
    .set({ gigsPaidHere: true })
    .where(and(eq(operatorSettings.gigsPaidHere, false), notExists(decided)));
}
