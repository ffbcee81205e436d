import type { Tx } from '#server/platform/db/transaction.ts';

/** The names of the tasks, for those who only add them. */
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

/** Everything is to be matched anew, since what it is weighed by is another. */
export async function matchAllLater(tx: Tx): Promise<void> {
  await tx.enqueue(matchAllTask, {});
}

/** Something about jobs is new: who fits them is found out in the background. */
export async function matchJobsLater(tx: Tx, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length > 0) await tx.enqueue<JobsToMatch>(matchJobsTask, { jobIds: [...new Set(jobIds)] });
}

/** Nothing of them is new: they are matched anew when there is time, and nobody waits behind them. */
export async function matchJobsAgain(tx: Tx, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length > 0) await tx.enqueue<JobsToMatch>(matchJobsAgainTask, { jobIds: [...jobIds] });
}

/** Something about reps is new: what fits them is found out in the background. */
export async function matchRepsLater(tx: Tx, repIds: readonly string[]): Promise<void> {
  if (repIds.length > 0) await tx.enqueue<RepsToMatch>(matchRepsTask, { repIds: [...new Set(repIds)] });
}
