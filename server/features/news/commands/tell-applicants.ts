import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { describeApplications } from '../../applications/queries/describe-applications.ts';
import { findWaiting } from '../../applications/queries/waiting-applicants.ts';
import type { JobEvent } from '../../jobs/commands/job-events.ts';
import { holdJob } from '../../jobs/commands/lock-job.ts';
import { tellUsers } from '../../notifications/commands/tell-users.ts';
import { batch, inBatches, lastOf } from './in-batches.ts';

/** The name of the task, for those who only add it. */
export const tellApplicantsTask = 'news.tell_applicants';

export interface ClosedToTell {
  readonly jobIds: readonly string[];
}

/** Jobs were closed or filled: whoever waits for an answer is told in the background. */
export async function announceClosed(tx: Tx, closed: readonly Pick<JobEvent, 'jobId'>[]): Promise<void> {
  await tx.enqueue<ClosedToTell>(tellApplicantsTask, { jobIds: closed.map(({ jobId }) => jobId) });
}

/** Very many may have applied. */
export async function tellApplicants(
  transaction: RunTransaction,
  { jobIds }: ClosedToTell,
  signal: AbortSignal,
): Promise<void> {
  for (const jobId of jobIds) {
    await inBatches(transaction, signal, (tx, after) => tellBatch(tx, jobId, after));
  }
}

/** Returns the last one of a full batch. Done again after a crash, it tells nobody twice. */
async function tellBatch(tx: Tx, jobId: string, after: string): Promise<string | undefined> {
  // Not reopened meanwhile, and its business does not go between the reading of its name and the telling.
  await holdJob(tx.db, jobId);
  const waiting = await findWaiting(tx.db, { jobId, after, limit: batch });
  const described = await describeApplications(tx.db, waiting);
  const told = await tellUsers(
    tx,
    [...described.values()].flatMap((found) => {
      const { applicationId, jobStatus, closedAt, appliedTitle, companyName } = found;
      // Reopened before this came to it.
      if (closedAt === null) return [];
      const about = { applicationId, jobId, jobTitle: appliedTitle, name: companyName };
      return {
        userId: found.repUserId,
        aboutUserId: found.businessUserId,
        content: {
          kind: 'job.closed' as const,
          ...about,
          filled: jobStatus === 'filled',
          takenDown: jobStatus === 'taken_down',
        },
        how: { once: `job.closed ${jobId} ${closedAt.toISOString()}` },
      };
    }),
  );
  await publishLive(tx, told, { type: 'notification.changed' });
  return lastOf(waiting);
}
