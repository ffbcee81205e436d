import { eq } from 'drizzle-orm';
import type { RepGender } from '#contract/matching/fairness.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { repGenders } from '../tables.ts';

/** Stores or deletes the rep's gender. Nothing is rematched: no match depends on it. */
export async function saveGender(tx: Tx, { repId }: RepActor, { gender }: RepGender): Promise<RepGender> {
  if (gender === null) await tx.db.delete(repGenders).where(eq(repGenders.repId, repId));
  else {
    const told = { gender, givenAt: now() };
    await tx.db
      .insert(repGenders)
      .values({ repId, ...told })
      .onConflictDoUpdate({ target: repGenders.repId, set: told });
  }
  return { gender };
}
