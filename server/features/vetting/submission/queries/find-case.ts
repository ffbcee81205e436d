import { and, eq } from 'drizzle-orm';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { userVetting, type VettingRow } from '../../tables.ts';

/** The case of a person as a rep or as a business, or null. */
export async function findCase(db: Db, userId: string, userType: LegalUserType): Promise<VettingRow | null> {
  const [found] = await db
    .select()
    .from(userVetting)
    .where(and(eq(userVetting.userId, userId), eq(userVetting.userType, userType)));
  return found ?? null;
}
