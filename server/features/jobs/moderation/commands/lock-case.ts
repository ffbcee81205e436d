import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { type JobRow, jobs } from '../../tables.ts';
import { jobCases } from '../tables.ts';

type CaseRow = typeof jobCases.$inferSelect;

export async function lockCase(tx: Tx, caseId: string): Promise<CaseRow> {
  const [row] = await tx.db.select().from(jobCases).where(eq(jobCases.id, caseId)).for('no key update');
  if (!row) throw new Refusal('job_case.not_found');
  if (row.decidedAt !== null) throw new Refusal('job_case.already_decided');
  return row;
}

export function insistFree({ claimedBy }: Pick<CaseRow, 'claimedBy'>, { adminId }: AdminActor): void {
  if (claimedBy !== null && claimedBy !== adminId) throw new Refusal('job_case.held');
}

/** Locks any job for a decision of the team. Blocks concurrent applications. */
export async function lockAnyJob(tx: Tx, jobId: string): Promise<JobRow> {
  const [job] = await tx.db.select().from(jobs).where(eq(jobs.id, jobId)).for('no key update');
  if (!job) throw new Refusal('job.not_found');
  return job;
}

/** The open case of a locked job, if any. */
export async function lockCaseOf(tx: Tx, actor: AdminActor, jobId: string): Promise<CaseRow | undefined> {
  const [row] = await tx.db
    .select()
    .from(jobCases)
    .where(and(eq(jobCases.jobId, jobId), isNull(jobCases.decidedAt)))
    .for('no key update');
  if (row) insistFree(row, actor);
  return row;
}
