import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { jobApplications } from '../tables.ts';

/** How many different reps a business has accepted so far. */
export async function countHiredReps(db: Db, businessId: string): Promise<number> {
  const [hired] = await db
    .select({ reps: sql<number>`count(distinct ${jobApplications.repId})::int` })
    .from(jobApplications)
    .where(and(eq(jobApplications.businessId, businessId), eq(jobApplications.status, 'accepted')));
  return hired?.reps ?? 0;
}
