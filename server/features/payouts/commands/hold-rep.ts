import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { repProfiles } from '../../profiles/tables.ts';

/**
 * Locks a rep, so that requests for their money and changes of their account run one after the other, on any server. Call
 * it before anything of the wallet is locked.
 */
export async function holdRep(tx: Tx, repId: string): Promise<void> {
  await tx.db.select({ id: repProfiles.id }).from(repProfiles).where(eq(repProfiles.id, repId)).for('no key update');
}
