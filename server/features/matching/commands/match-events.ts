import type { Tx } from '#server/platform/db/transaction.ts';

/** Task names, for code that only enqueues them. */
export const matchJobsTask = 'matching.match_jobs';
export const matchJobsAgainTask = 'matching.match_jobs_again';
export const matchRepsTask = 'matching.match_reps';
export const notifyFittingTask = 'matching.tell_fitting';
export const noteAppliedTask = 'matching.note_applied';
export const matchAllTask = 'matching.match_all';

export interface JobsToMatch {
  readonly jobIds: readonly string[];
}

export interface JobOfAlert {
  readonly jobId: string;
}

export interface RepsToMatch {
  readonly repIds: readonly string[];
}

/** Enqueues rematching of everything, after a change of the model. */
export async function matchAllLater(tx: Tx): Promise<void> {
  await tx.enqueue(matchAllTask, {});
}

/** Enqueues matching of changed jobs. */
export async function matchJobsLater(tx: Tx, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length > 0) await tx.enqueue<JobsToMatch>(matchJobsTask, { jobIds: [...new Set(jobIds)] });
}

/** Enqueues rematching of unchanged jobs as a separate task, so that changed ones don't queue behind them. */
export async function matchJobsAgain(tx: Tx, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length > 0) await tx.enqueue<JobsToMatch>(matchJobsAgainTask, { jobIds: [...jobIds] });
}

/** Enqueues matching of changed reps. */
export async function matchRepsLater(tx: Tx, repIds: readonly string[]): Promise<void> {
  if (repIds.length > 0) await tx.enqueue<RepsToMatch>(matchRepsTask, { repIds: [...new Set(repIds)] });
}
