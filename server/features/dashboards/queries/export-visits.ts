import { eq } from 'drizzle-orm';
import type { AccountExport } from '#contract/exports/export.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { repProfiles } from '../../profiles/tables.ts';
import { dashboardVisits } from '../tables.ts';

/** When the rep last saw what is new. */
export async function exportVisits(db: Db, userId: string): Promise<Pick<AccountExport, 'dashboardSeenAt'>> {
  const [visit] = await db
    .select({ seenAt: dashboardVisits.seenAt })
    .from(dashboardVisits)
    .innerJoin(repProfiles, eq(repProfiles.id, dashboardVisits.repId))
    .where(eq(repProfiles.userId, userId));
  return { dashboardSeenAt: visit?.seenAt.toISOString() ?? null };
}
