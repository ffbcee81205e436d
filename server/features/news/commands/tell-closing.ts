import { hasEnded } from '#domain/jobs/job-lifecycle.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { describeWaiting } from '../../applications/queries/waiting-applicants.ts';
import type { jobClosingSoon } from '../../jobs/commands/job-events.ts';
import { describeJobs } from '../../jobs/queries/describe-jobs.ts';
import { tellUsers } from '../../notifications/commands/tell-users.ts';

type ClosingSoon = NonNullable<(typeof jobClosingSoon)['payload']>;

/** The name of the task, for those who only add it. */
export const tellClosingTask = 'news.tell_closing';

export interface ClosingToTell {
  readonly closing: readonly Pick<ClosingSoon, 'jobId' | 'closesOn'>[];
}

/** The last day to apply for these jobs is near: their businesses are told in the background. */
export async function announceClosing(tx: Tx, closing: readonly ClosingSoon[]): Promise<void> {
  await tx.enqueue<ClosingToTell>(tellClosingTask, {
    closing: closing.map(({ jobId, closesOn }) => ({ jobId, closesOn })),
  });
}

/** Done again, it tells nobody twice. A job that ended meanwhile, or has another last day, is left out. */
export async function tellOfClosing(tx: Tx, { closing }: ClosingToTell): Promise<void> {
  const jobIds = closing.map(({ jobId }) => jobId);
  const [described, waiting] = [await describeJobs(tx.db, jobIds), await describeWaiting(tx.db, jobIds)];
  const told = await tellUsers(
    tx,
    closing.flatMap(({ jobId, closesOn }) => {
      const job = described.get(jobId);
      if (!job || hasEnded(job.status) || job.closesOn !== closesOn) return [];
      const { ownerId: userId, jobTitle } = job;
      const count = waiting.get(jobId)?.count ?? 0;
      const content = { kind: 'job.closing' as const, jobId, jobTitle, closesOn, waiting: count };
      return [{ userId, aboutUserId: null, content, how: { once: `job.closing ${jobId} ${closesOn}` } }];
    }),
  );
  await publishLive(tx, told, { type: 'notification.changed' });
}
