import type { Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { describeApplications } from '../../applications/queries/describe-applications.ts';
import { findHired } from '../../applications/queries/find-hired.ts';
import { findEngaged } from '../../engagements/queries/describe-work.ts';
import type { workMoved } from '../../jobs/commands/job-events.ts';
import { holdJob } from '../../jobs/commands/lock-job.ts';
import { tellUsers } from '../../notifications/commands/tell-users.ts';

/** The name of the task, for those who only add it. */
export const tellHiredTask = 'news.tell_hired';

export type WorkMoved = Pick<NonNullable<(typeof workMoved)['payload']>, 'jobId' | 'version'>;

/** Work that was agreed is at another time or place: whoever counts on the former one is told in the background. */
export async function announceMovedWork(tx: Tx, { jobId, version }: WorkMoved): Promise<void> {
  await tx.enqueue<WorkMoved>(tellHiredTask, { jobId, version });
}

/** As many as the job asks for at most. Done again, it tells nobody twice. */
export async function tellHired(tx: Tx, { jobId, version }: WorkMoved): Promise<void> {
  // Its business does not go between the reading of its name and the telling.
  await holdJob(tx.db, jobId);
  const hired = (await findHired(tx.db, [jobId])).map(({ applicationId }) => applicationId);
  // Whose work is paid for here has terms of their own: an edit of the job changes nothing in them.
  const engaged = await findEngaged(tx.db, hired);
  const described = await describeApplications(
    tx.db,
    hired.filter((applicationId) => !engaged.has(applicationId)),
  );
  const told = await tellUsers(
    tx,
    [...described.values()].map(({ applicationId, jobTitle, companyName, repUserId, businessUserId }) => ({
      userId: repUserId,
      aboutUserId: businessUserId,
      content: { kind: 'work.moved' as const, applicationId, jobId, jobTitle, name: companyName },
      how: { once: `work.moved ${jobId} ${version}` },
    })),
  );
  await publishLive(tx, told, { type: 'notification.changed' });
}
