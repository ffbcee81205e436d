import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { jobs } from '../tables.ts';
import { lockOwnJob } from './lock-job.ts';

interface Wish {
  readonly jobId: string;
  readonly lifted: boolean;
}

/** Whether the job takes all who apply, or so many at a time. Refusal: job.not_found. */
export async function limitApplicants(tx: Tx, { businessId }: BusinessActor, { jobId, lifted }: Wish): Promise<void> {
  if (!(await lockOwnJob(tx.db, businessId, jobId))) throw new Refusal('job.not_found');
  await tx.db.update(jobs).set({ takesAllApplicants: lifted }).where(eq(jobs.id, jobId));
}
