import type { JobEdit, JobReopening, PostedJob } from '#contract/jobs/own-jobs.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { LegallyAsked } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { insistOpen } from '../../accounts/commands/bar-user.ts';
import { countAccepted } from '../../applications/queries/count-accepted.ts';
import { countHiredReps } from '../../applications/queries/count-hired-reps.ts';
import { type CountedJob, editJob } from '../../jobs/commands/edit-job.ts';
import { removeDraft } from '../../jobs/commands/keep-draft.ts';
import { openInTurn } from '../../jobs/commands/limit-posting.ts';
import { lockOwnJob } from '../../jobs/commands/lock-job.ts';
import { postJob } from '../../jobs/commands/post-job.ts';
import { reopenJob } from '../../jobs/commands/reopen-job.ts';
import type { JobDetailRow } from '../../jobs/present.ts';
import { setSalesTerms } from '../../jobs/sales-terms/commands.ts';

interface OfJob {
  readonly jobId: string;
}

export async function postOwnJob(
  tx: Tx,
  actor: BusinessActor & LegallyAsked,
  { limited }: { readonly limited: boolean },
  { salesTerms, ...input }: PostedJob,
): Promise<JobDetailRow> {
  const { businessId } = actor;
  const history = { limited, countHiredReps: () => countHiredReps(tx.db, businessId) };
  const posted = await postJob(tx, actor, history, input);
  if (salesTerms) await setSalesTerms(tx, actor, { jobId: posted.id, terms: salesTerms });
  return posted;
}

/** Posts the job with the content sent along, and removes its draft. */
export async function publishDraft(
  tx: Tx,
  actor: BusinessActor & LegallyAsked,
  settings: { readonly limited: boolean },
  { draftId, ...input }: PostedJob & { readonly draftId: string },
): Promise<JobDetailRow> {
  await removeDraft(tx, actor, { draftId });
  return postOwnJob(tx, actor, settings, input);
}

export async function editOwnJob(
  tx: Tx,
  actor: BusinessActor,
  { jobId, ...edit }: JobEdit & OfJob,
): Promise<JobDetailRow> {
  return editJob(tx, actor, await lockCounted(tx, actor, jobId), edit);
}

export async function reopenOwnJob(
  tx: Tx,
  actor: BusinessActor & LegallyAsked,
  { jobId, ...wishes }: JobReopening & OfJob,
): Promise<JobDetailRow> {
  await insistOpen(tx, actor);
  return reopenJob(tx, actor, await lockCounted(tx, actor, jobId), wishes);
}

/** The job, locked before the count, so that no one is hired in between. */
async function lockCounted(tx: Tx, { businessId }: BusinessActor, jobId: string): Promise<CountedJob> {
  await openInTurn(tx, businessId);
  const job = await lockOwnJob(tx.db, businessId, jobId);
  if (!job) throw new Refusal('job.not_found');
  return { job, accepted: await countAccepted(tx.db, jobId) };
}
