import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type AdminRow, adminUsers } from '../tables.ts';

/** The administrator as they are now; nobody else changes them until the transaction ends. */
export async function lockAdmin(tx: Tx, id: string): Promise<AdminRow | null> {
  const [row] = await tx.db.select().from(adminUsers).where(eq(adminUsers.id, id)).for('update');
  return row ?? null;
}
