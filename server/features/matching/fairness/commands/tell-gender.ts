import { eq } from 'drizzle-orm';
import type { ToldGender } from '#contract/matching/fairness.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { toldGenders } from '../tables.ts';

/** Stores or deletes the rep's gender. Nothing is rematched: no match depends on it. */
export async function tellGender(tx: Tx, { repId }: RepActor, { gender }: ToldGender): Promise<ToldGender> {
  if (gender === null) await tx.db.delete(toldGenders).where(eq(toldGenders.repId, repId));
  else {
    const told = { gender, toldAt: now() };
    await tx.db
      .insert(toldGenders)
      .values({ repId, ...told })
      .onConflictDoUpdate({ target: toldGenders.repId, set: told });
  }
  return { gender };
}
