import { desc, eq } from 'drizzle-orm';
import { type UserWork, userPageRows } from '#contract/admin/admin-users.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { jobs } from '../../jobs/tables.ts';
import type { AdminActor } from '../../operators/access.ts';
import { businessProfiles } from '../../profiles/tables.ts';
import { jobApplications } from '../tables.ts';

/** Applications of a rep, newest first. */
export async function applicationsOfRep(db: Db, _actor: AdminActor, repId: string): Promise<UserWork['applications']> {
  const ofRep = eq(jobApplications.repId, repId);
  const rows = await db
    .select({
      jobId: jobs.id,
      jobTitle: jobs.title,
      companyName: businessProfiles.companyName,
      status: jobApplications.status,
      appliedAt: jobApplications.appliedAt,
    })
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobApplications.businessId))
    .where(ofRep)
    .orderBy(desc(jobApplications.appliedAt), desc(jobApplications.id))
    .limit(userPageRows);
  return {
    total: await db.$count(jobApplications, ofRep),
    items: rows.map(({ appliedAt, ...row }) => ({ ...row, appliedAt: appliedAt.toISOString() })),
  };
}
