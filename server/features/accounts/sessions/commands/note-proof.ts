import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { sessions } from '../tables.ts';

interface Shown {
  /** The password, or a mailed code. */
  readonly owner: boolean;
  readonly factor: boolean;
}

/** Remembers the proofs given in a session, which are not asked for again for some minutes. */
export async function noteProof(tx: Tx, sessionId: string, { owner, factor }: Shown): Promise<void> {
  if (!owner && !factor) return;
  await tx.db
    .update(sessions)
    .set({ ...(owner && { ownerProvenAt: sql`now()` }), ...(factor && { factorProvenAt: sql`now()` }) })
    .where(eq(sessions.id, sessionId));
}
