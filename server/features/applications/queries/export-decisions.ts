import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { repProfiles } from '../../profiles/tables.ts';
import { applicationSteps, jobApplications } from '../tables.ts';

/** Steps that a user took on others' applications. Those on their own are exported with them. */
export async function exportDecisions(db: Db, userId: string) {
  const { applicationId, status, createdAt, note, byUserId, id } = applicationSteps;
  const decisions = await db
    .select({ applicationId, jobId: jobApplications.jobId, status, at: createdAt, note })
    .from(applicationSteps)
    .innerJoin(jobApplications, eq(jobApplications.id, applicationId))
    .innerJoin(repProfiles, eq(repProfiles.id, jobApplications.repId))
    .where(and(eq(byUserId, userId), ne(repProfiles.userId, userId)))
    .orderBy(asc(createdAt), asc(id));
  return { decisions };
}
