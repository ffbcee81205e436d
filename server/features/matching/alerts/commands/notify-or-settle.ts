import type { Tx } from '#server/platform/db/transaction.ts';
import { holdJob } from '../../../jobs/commands/lock-job.ts';
import { describeJobs } from '../../queries/describe-jobs.ts';
import { notifyFitting } from './notify-fitting.ts';
import { settleAlerts } from './settle-alerts.ts';

/** Notifies the reps whom an open job fits, or settles the alerts of one that is no longer open. */
export async function notifyOrSettle(tx: Tx, jobId: string): Promise<void> {
  // Neither closed nor edited, nor its business deleted, before the commit.
  const held = await holdJob(tx.db, jobId);
  const [job] = await describeJobs(tx.db, [jobId]);
  if (held && job?.isOpen) await notifyFitting(tx, job, held);
  else await settleAlerts(tx, jobId);
}
