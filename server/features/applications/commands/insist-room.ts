import { and, eq, sql } from 'drizzle-orm';
import { type ApplicantsSought, applicantLimit, hasEnoughApplicants } from '#domain/jobs/enough-applicants.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { barsAnother } from '../queries/bars-another.ts';
import { countOpen } from '../queries/count-open.ts';
import { isAwaited } from '../queries/is-awaited.ts';
import { jobApplications } from '../tables.ts';

interface Applying {
  readonly jobId: string;
  readonly repId: string;
}

/** Refuses applications beyond the job's limit, except by invited reps. For one who already applied, the refusal says that. */
export async function insistRoom(tx: Tx, sought: ApplicantsSought, { jobId, repId }: Applying): Promise<void> {
  if (applicantLimit(sought) === null) return;
  // Serialized, so that of two reps who apply for the last place the second counts the first. Their locks on the job itself are shared.
  tx.inPassing(tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${jobId}, 106))`));
  if (!hasEnoughApplicants(sought, await countOpen(tx.db, jobId))) return;
  const applied = and(eq(jobApplications.jobId, jobId), eq(jobApplications.repId, repId), barsAnother);
  if ((await tx.db.$count(jobApplications, applied)) > 0) throw new Refusal('application.already_applied');
  if (!(await isAwaited(tx.db, { jobId, repId }))) throw new Refusal('job.enough_applicants');
}
