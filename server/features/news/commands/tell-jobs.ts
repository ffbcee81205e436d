import { describeApplications } from '#server/features/applications/queries/describe-applications.ts';
import { describeWaiting, findWaiting } from '#server/features/applications/queries/waiting-applicants.ts';
import type { JobEvent, jobClosingSoon } from '#server/features/jobs/commands/job-events.ts';
import { holdJob } from '#server/features/jobs/commands/lock-job.ts';
import { describeJobs } from '#server/features/jobs/queries/describe-jobs.ts';
import { tellUsers } from '#server/features/notifications/commands/tell-users.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { publishLiveNews } from '#server/platform/events/publish-live.ts';
import { task } from '#server/platform/queue/task.ts';
import { notificationChanged } from './tell-applications.ts';

type ClosingSoon = NonNullable<(typeof jobClosingSoon)['payload']>;

/** Tells businesses that the last day to apply for their jobs is near. */
export async function tellOfClosing(tx: Tx, closing: readonly ClosingSoon[]): Promise<void> {
  const jobIds = closing.map(({ jobId }) => jobId);
  const [described, waiting] = [await describeJobs(tx.db, jobIds), await describeWaiting(tx.db, jobIds)];
  const told = await tellUsers(
    tx,
    closing.flatMap(({ jobId, closesOn }) => {
      const job = described.get(jobId);
      if (!job) return [];
      const { ownerId: userId, jobTitle } = job;
      const content = {
        kind: 'job.closing' as const,
        jobId,
        jobTitle,
        closesOn,
        waiting: waiting.get(jobId)?.count ?? 0,
      };
      return [{ userId, aboutUserId: null, content, how: { once: `job.closing ${jobId} ${closesOn}` } }];
    }),
  );
  await publishLiveNews(
    tx,
    told.map((userId) => ({ userId, event: notificationChanged })),
  );
}

const taskName = 'news.tell_applicants';

/** A job was closed or filled. Very many may have applied: they are told in the background. */
export async function tellApplicants(tx: Tx, closed: readonly Pick<JobEvent, 'jobId'>[]): Promise<void> {
  await tx.enqueue(taskName, { jobIds: closed.map(({ jobId }) => jobId) });
}

export const tellApplicantsTask = task<{ readonly jobIds: readonly string[] }>(
  { name: taskName, retryLimit: 3, retryDelaySeconds: 30, retryBackoff: true },
  async ({ transaction }, { jobIds }, { signal }) => {
    for (const jobId of jobIds) await tellAll(transaction, jobId, signal);
  },
);

const batch = 500;
const first = '00000000-0000-0000-0000-000000000000';

async function tellAll(transaction: RunTransaction, jobId: string, signal: AbortSignal): Promise<void> {
  let after: string | undefined = first;
  while (after !== undefined) {
    signal.throwIfAborted();
    const from: string = after;
    after = await transaction((tx) => tellBatch(tx, jobId, from));
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
        content: { kind: 'job.closed' as const, ...about, filled: jobStatus === 'filled' },
        how: { once: `job.closed ${jobId} ${closedAt.toISOString()}` },
      };
    }),
  );
  await publishLiveNews(
    tx,
    told.map((userId) => ({ userId, event: notificationChanged })),
  );
  return waiting.length === batch ? waiting.at(-1) : undefined;
}
