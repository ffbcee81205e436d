import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { refuseEdit } from '#domain/jobs/job-lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { insistOnTags } from '../../profiles/commands/confirm-tags.ts';
import { type JobRow, jobs } from '../tables.ts';
import { jobTagged } from './job-events.ts';
import { lockOwnJob } from './lock-job.ts';

interface Confirmed {
  readonly tags: string[];
  readonly anyLanguage: boolean;
}

/** Stores the tags of a locked job. They are no part of its version: applicants are not notified, and approvals stay. */
export async function keepTags(tx: Tx, job: JobRow, { tags, anyLanguage }: Confirmed): Promise<void> {
  if (isDeepStrictEqual(job.tags, tags) && job.anyLanguage === anyLanguage) return;
  await tx.db.update(jobs).set({ tags, anyLanguage }).where(eq(jobs.id, job.id));
  await tx.emit(jobTagged, { jobId: job.id, businessId: job.businessId });
}

/** Replaces the tags of one of the actor's jobs. Idempotent. */
export async function confirmTags(
  tx: Tx,
  { businessId }: BusinessActor,
  { jobId, ...confirmed }: Confirmed & { readonly jobId: string },
): Promise<void> {
  insistOnTags(confirmed.tags);
  const job = await lockOwnJob(tx.db, businessId, jobId);
  if (!job) throw new Refusal('job.not_found');
  const refusal = refuseEdit(job.status);
  if (refusal) throw new Refusal(refusal);
  await keepTags(tx, job, confirmed);
}
