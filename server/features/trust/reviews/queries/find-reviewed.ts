import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../../accounts/access.ts';
import { jobApplications } from '../../../applications/tables.ts';
import { jobs } from '../../../jobs/tables.ts';

/** The rep who applied to the business. */
export async function findApplicant(db: Db, { businessId }: BusinessActor, applicationId: string): Promise<string> {
  const [found] = await db
    .select({ repId: jobApplications.repId })
    .from(jobApplications)
    .where(and(eq(jobApplications.id, applicationId), eq(jobApplications.businessId, businessId)));
  if (!found) throw new Refusal('application.not_found');
  return found.repId;
}

/** The business of a job. */
export async function findBusiness(db: Db, jobId: string): Promise<string> {
  const [found] = await db.select({ businessId: jobs.businessId }).from(jobs).where(eq(jobs.id, jobId));
  if (!found) throw new Refusal('job.not_found');
  return found.businessId;
}
