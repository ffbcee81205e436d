import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { repProfiles } from '../../profiles/tables.ts';

/**
 * Whoever asks for money of a rep, or changes where it goes, does it one after the other, whichever server they call. Before
 * anything of the wallet is locked.
 */
export async function holdRep(tx: Tx, repId: string): Promise<void> {
  await tx.db.select({ id: repProfiles.id }).from(repProfiles).where(eq(repProfiles.id, repId)).for('no key update');
}
