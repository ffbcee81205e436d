import type { Tx } from '#server/platform/db/transaction.ts';
import { holdJob } from '../../../jobs/commands/lock-job.ts';
import { describeJobs } from '../../queries/describe-jobs.ts';
import { notifyFitting } from './notify-fitting.ts';
import { settleAlerts } from './settle-alerts.ts';

/** Notifies fitting reps of an open job, or settles the alerts of one that is no longer open. */
export async function notifyOrSettle(tx: Tx, jobId: string): Promise<void> {
  // Until the commit it can't be closed or edited, nor its business deleted.
  const held = await holdJob(tx.db, jobId);
  const [job] = await describeJobs(tx.db, [jobId]);
  if (held && job?.isOpen) await notifyFitting(tx, job, held);
  else await settleAlerts(tx, jobId);
}
