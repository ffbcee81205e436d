import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { jobs, jobVersions } from '../../jobs/tables.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import { jobApplications } from '../tables.ts';

const byIds = prepared('applications_described', (db, name) =>
  db
    .select({
      applicationId: jobApplications.id,
      jobId: jobs.id,
      jobTitle: jobs.title,
      appliedTitle: sql<string>`coalesce(${jobVersions.title}, ${jobs.title})`,
      jobStatus: jobs.status,
      closedAt: jobs.closedAt,
      repUserId: repProfiles.userId,
      repName: repProfiles.fullName,
      businessUserId: businessProfiles.userId,
      companyName: businessProfiles.companyName,
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(repProfiles, eq(repProfiles.id, jobApplications.repId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobApplications.businessId))
    .leftJoin(
      jobVersions,
      and(eq(jobVersions.jobId, jobApplications.jobId), eq(jobVersions.version, jobApplications.jobVersion)),
    )
    .where(sql`${jobApplications.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare(name),
);

/** The parties of an application and its job. `appliedTitle` is what the rep read. */
export type DescribedApplication = Awaited<ReturnType<ReturnType<typeof byIds>['execute']>>[number];

/** These applications with what both sides may read, by ID. */
export async function describeApplications(
  db: Db,
  applicationIds: readonly string[],
): Promise<Map<string, DescribedApplication>> {
  const rows = await byIds(db).execute({ ids: applicationIds });
  return new Map(rows.map((row) => [row.applicationId, row]));
}
