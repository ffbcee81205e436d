import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { messageReports } from '../tables.ts';

/** A report outlives who sent it and who it is about: it is about what was written, which stays with somebody. */
export async function forgetReports(tx: Tx, { userId }: { readonly userId: string }): Promise<void> {
  const { reporterId, reportedId } = messageReports;
  await tx.db.update(messageReports).set({ reporterId: null, details: null }).where(eq(reporterId, userId));
  await tx.db.update(messageReports).set({ reportedId: null }).where(eq(reportedId, userId));
}
