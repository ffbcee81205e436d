import { eq } from 'drizzle-orm';
import type { RepGender } from '#contract/matching/fairness.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { repGenders } from '../tables.ts';

export async function showGender(db: Db, { repId }: RepActor): Promise<RepGender> {
  const [told] = await db.select({ gender: repGenders.gender }).from(repGenders).where(eq(repGenders.repId, repId));
  return { gender: told?.gender ?? null };
}
