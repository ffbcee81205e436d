import { eq, inArray } from 'drizzle-orm';
import type { SalesTerms } from '#contract/jobs/sales-terms.ts';
import { termsInForce } from '#domain/jobs/sales-most.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readSettingsNow } from '../../operators/queries/read-settings.ts';
import { type JobRow, jobs } from '../tables.ts';
import { jobSalesTerms } from './tables.ts';

export const isCommissionOnly = ({ jobType }: Pick<JobRow, 'jobType'>): boolean => jobType === 'Commission Only';

/** What sales pay on jobs, by job. */
export async function findSalesTerms(db: Db, jobIds: readonly string[]): Promise<ReadonlyMap<string, SalesTerms>> {
  const rows = await db
    .select({ jobId: jobs.id, jobType: jobs.jobType, terms: jobSalesTerms.terms })
    .from(jobSalesTerms)
    .innerJoin(jobs, eq(jobs.id, jobSalesTerms.jobId))
    .where(inArray(jobSalesTerms.jobId, [...jobIds]));
  return new Map(
    rows.flatMap(({ jobId, jobType, terms }) => {
      const inForce = termsInForce(jobType, terms);
      return inForce ? [[jobId, inForce] as const] : [];
    }),
  );
}

/** Whether reps can be hired for the job only while what sales pay is set. */
export const paysFromSalesAlone = async (db: Db, job: Pick<JobRow, 'jobType'>): Promise<boolean> =>
  isCommissionOnly(job) && (await readSettingsNow(db)).gigsPaidHere;

/** Whether no rep can be hired yet: all of the pay comes from sales, and what they pay isn't set. Without terms it would be fixed pay. */
export async function lacksSalesTerms(db: Db, job: Pick<JobRow, 'id' | 'jobType'>): Promise<boolean> {
  if (!(await paysFromSalesAlone(db, job))) return false;
  return !(await findSalesTerms(db, [job.id])).has(job.id);
}

/** What sales pay on one job, for anyone signed in. */
export async function showSalesTerms(db: Db, jobId: string): Promise<{ readonly terms: SalesTerms | null }> {
  const [job] = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, jobId));
  if (!job) throw new Refusal('job.not_found');
  return { terms: (await findSalesTerms(db, [jobId])).get(jobId) ?? null };
}
