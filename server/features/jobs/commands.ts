import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { JobInput } from '#contract/jobs.ts';
import { isOpen, jobTransitions } from '#domain/job-lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { BusinessActor } from '../accounts/access.ts';
import { findLocation } from '../catalogue/queries.ts';
import type { JobDetailRow } from './present.ts';
import { lockOwnJob } from './queries/find-job.ts';
import { findOwnJob } from './queries/own-jobs.ts';
import { jobs } from './tables.ts';

interface JobEvent {
  readonly jobId: string;
  readonly businessId: string;
}

const jobPosted = eventKind<JobEvent>('job.posted');
export const jobEdited = eventKind<JobEvent>('job.edited');
export const jobClosed = eventKind<JobEvent>('job.closed');

async function columnsOf(tx: Tx, input: JobInput) {
  const location = await findLocation(tx.db, input.locationId);
  if (!location)
    throw new Refusal('location.unknown', {
      fields: [{ field: 'locationId', message: 'Choose a location from the list.' }],
    });
  return { ...input, province: location.province };
}

/** Posts a job for the actor's business. It is active, and so visible to reps, at once. */
export async function postJob(tx: Tx, actor: BusinessActor, input: JobInput): Promise<JobDetailRow> {
  const jobId = uuidv7();
  const { businessId } = actor;
  await tx.db.insert(jobs).values({ id: jobId, businessId, ...(await columnsOf(tx, input)) });
  await tx.emit(jobPosted, { jobId, businessId });
  return findOwnJob(tx.db, actor, jobId);
}

/** Replaces the content of a job that is still open. Refusals: job.not_found, job.not_active. */
export async function editJob(tx: Tx, actor: BusinessActor, jobId: string, input: JobInput): Promise<JobDetailRow> {
  const { businessId } = actor;
  const job = await lockOwnJob(tx.db, businessId, jobId);
  if (!job) throw new Refusal('job.not_found');
  if (!isOpen(job.status)) throw new Refusal('job.not_active');
  await tx.db
    .update(jobs)
    .set({ ...(await columnsOf(tx, input)), updatedAt: sql`now()` })
    .where(eq(jobs.id, jobId));
  await tx.emit(jobEdited, { jobId, businessId });
  return findOwnJob(tx.db, actor, jobId);
}

/** Closes a job. Refusals: job.not_found, job.already_closed. */
export async function closeJob(tx: Tx, actor: BusinessActor, jobId: string): Promise<void> {
  const { businessId } = actor;
  if (!(await lockOwnJob(tx.db, businessId, jobId))) throw new Refusal('job.not_found');
  const closed = await tx.db
    .update(jobs)
    .set({ status: jobTransitions.close.to, closedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(jobs.id, jobId), inArray(jobs.status, jobTransitions.close.from)))
    .returning({ id: jobs.id });
  if (closed.length === 0) throw new Refusal('job.already_closed');
  await tx.emit(jobClosed, { jobId, businessId });
}
