import type { Tx } from '#server/platform/db/transaction.ts';
import { holdJob } from '../../../jobs/commands/lock-job.ts';
import { describeJobs } from '../../queries/describe-jobs.ts';
import { settleAlerts } from './settle-alerts.ts';
import { tellFitting } from './tell-fitting.ts';

/** As the job stands now: whom it fits is told of it, or whoever was told need not look any more. */
export async function tellOrSettle(tx: Tx, jobId: string): Promise<void> {
  // Neither closed nor edited meanwhile, and its business does not go.
  const held = await holdJob(tx.db, jobId);
  const [job] = await describeJobs(tx.db, [jobId]);
  if (held && job?.isOpen) await tellFitting(tx, job, held);
  else await settleAlerts(tx, jobId);
}
