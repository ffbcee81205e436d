import { asc, eq } from 'drizzle-orm';
import type { AccountExport } from '#contract/exports/export.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { businessProfiles } from '../../../profiles/tables.ts';
import { jobs } from '../../tables.ts';
import { jobAnswers, jobCases, jobReports, jobTakeDowns } from '../tables.ts';

/** Jobs that the person reported, and jobs of theirs that were taken down. Who reported those is not told. */
export async function exportModeration(
  db: Db,
  userId: string,
): Promise<Pick<AccountExport, 'jobReports' | 'jobTakeDowns'>> {
  const reports = await db
    .select({
      jobId: jobReports.jobId,
      reason: jobReports.reason,
      details: jobReports.details,
      createdAt: jobReports.createdAt,
      outcome: jobCases.outcome,
      decidedAt: jobCases.decidedAt,
    })
    .from(jobReports)
    .innerJoin(jobCases, eq(jobCases.id, jobReports.caseId))
    .where(eq(jobReports.reporterId, userId))
    .orderBy(asc(jobReports.createdAt), asc(jobReports.id));
  const downs = await db
    .select({ down: jobTakeDowns, answer: jobAnswers })
    .from(jobTakeDowns)
    .innerJoin(jobs, eq(jobs.id, jobTakeDowns.jobId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .leftJoin(jobAnswers, eq(jobAnswers.takeDownId, jobTakeDowns.id))
    .where(eq(businessProfiles.userId, userId))
    .orderBy(asc(jobTakeDowns.takenDownAt), asc(jobTakeDowns.id), asc(jobAnswers.createdAt));
  return {
    jobReports: reports.map(({ createdAt, decidedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
    jobTakeDowns: [...Map.groupBy(downs, ({ down }) => down.id).values()].flatMap(([first, ...more]) =>
      first === undefined
        ? []
        : [
            {
              jobId: first.down.jobId,
              reason: first.down.reason,
              takenDownAt: first.down.takenDownAt.toISOString(),
              putBackAt: first.down.putBackAt?.toISOString() ?? null,
              putBackReason: first.down.putBackReason,
              answers: [first, ...more].flatMap(({ answer }) =>
                answer === null
                  ? []
                  : [{ text: answer.text, asksBack: answer.asksBack, createdAt: answer.createdAt.toISOString() }],
              ),
            },
          ],
    ),
  };
}
