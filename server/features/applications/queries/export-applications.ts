import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { AccountExport } from '#contract/exports/export.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { repProfiles } from '../../profiles/tables.ts';
import { presentForRep } from '../present.ts';
import { applicationSteps, jobApplications } from '../tables.ts';
import { selectForRep } from './select-application.ts';

/** The user's own applications, newest first, and the steps they took with other people's. */
export async function exportApplications(
  db: Db,
  userId: string,
): Promise<Pick<AccountExport, 'applications' | 'decisions'>> {
  const applied = await selectForRep(db)
    .innerJoin(repProfiles, eq(repProfiles.id, jobApplications.repId))
    .where(eq(repProfiles.userId, userId))
    .orderBy(desc(jobApplications.appliedAt), desc(jobApplications.id));
  const decided = await db
    .select({ step: applicationSteps, jobId: jobApplications.jobId })
    .from(applicationSteps)
    .innerJoin(jobApplications, eq(jobApplications.id, applicationSteps.applicationId))
    .innerJoin(repProfiles, eq(repProfiles.id, jobApplications.repId))
    .where(and(eq(applicationSteps.byUserId, userId), ne(repProfiles.userId, userId)))
    .orderBy(asc(applicationSteps.createdAt), asc(applicationSteps.id));
  return {
    applications: applied.map((row) => {
      const { job, ...application } = presentForRep(row);
      return { ...application, jobId: job.id, jobTitle: job.title, companyName: job.companyName };
    }),
    decisions: decided.map(({ step, jobId }) => ({
      applicationId: step.applicationId,
      jobId,
      status: step.status,
      at: step.createdAt.toISOString(),
      note: step.note,
    })),
  };
}
