import { eq } from 'drizzle-orm';
import { hasEnoughApplicants } from '#domain/jobs/enough-applicants.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import type { JobEvent } from '../../jobs/commands/job-events.ts';
import { lockOwnJob } from '../../jobs/commands/lock-job.ts';
import { jobs } from '../../jobs/tables.ts';
import { countOpen } from '../queries/count-open.ts';

/** Emitted when a job that had enough applicants takes more. */
export const applicantsWanted = eventKind<JobEvent & { readonly most: number | null }>('application.wanted');

interface Wish {
  readonly jobId: string;
  /** Null: no limit. */
  readonly most: number | null;
}

/** Sets how many applicants a job takes before some are answered. */
export async function limitApplicants(tx: Tx, { businessId }: BusinessActor, { jobId, most }: Wish): Promise<void> {
  const job = await lockOwnJob(tx.db, businessId, jobId);
  if (!job) throw new Refusal('job.not_found');
  const wish = { mostApplicants: most, takesAllApplicants: most === null };
  await tx.db.update(jobs).set(wish).where(eq(jobs.id, jobId));
  const open = await countOpen(tx.db, jobId);
  if (hasEnoughApplicants(job, open) && !hasEnoughApplicants({ ...job, ...wish }, open))
    await tx.emit(applicantsWanted, { jobId, businessId, most });
}
