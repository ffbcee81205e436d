import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type AdminRow, adminUsers } from '../tables.ts';

/**
 * Returns the admin, locked against changes until the transaction ends. Rows that refer to the admin can still be written: a sign-out,
 * which deletes the session first and writes to the audit log, would otherwise deadlock with the start of a viewing.
 */
export async function lockAdmin(tx: Tx, id: string): Promise<AdminRow | null> {
  const [row] = await tx.db.select().from(adminUsers).where(eq(adminUsers.id, id)).for('no key update');
  return row ?? null;
}
