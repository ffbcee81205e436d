import { eq } from 'drizzle-orm';
import type { ToldGender } from '#contract/matching/fairness.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { toldGenders } from '../tables.ts';

export async function showGender(db: Db, { repId }: RepActor): Promise<ToldGender> {
  const [told] = await db.select({ gender: toldGenders.gender }).from(toldGenders).where(eq(toldGenders.repId, repId));
  return { gender: told?.gender ?? null };
}
