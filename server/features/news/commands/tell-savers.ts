import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { users } from '../../accounts/tables.ts';
import type { applicantsWanted } from '../../applications/commands/limit-applicants.ts';
import { holdJob } from '../../jobs/commands/lock-job.ts';
import { savedJobs } from '../../jobs/tables/saved.ts';
import { jobs } from '../../jobs/tables.ts';
import { tellUsers } from '../../notifications/commands/tell-users.ts';
import { businessProfiles, repProfiles } from '../../profiles/tables.ts';
import { batch, inBatches, lastOf } from './in-batches.ts';

/** The name of the task, for those who only add it. */
export const tellSaversTask = 'news.tell_savers';

export type MoreWanted = Pick<NonNullable<(typeof applicantsWanted)['payload']>, 'jobId' | 'most'>;

/** A job takes more applicants: whoever saved it meanwhile is told in the background. */
export async function announceWanted(tx: Tx, { jobId, most }: MoreWanted): Promise<void> {
  await tx.enqueue<MoreWanted>(tellSaversTask, { jobId, most });
}

/** Very many may have saved it. */
export const tellSavers = (transaction: RunTransaction, wanted: MoreWanted, signal: AbortSignal): Promise<void> =>
  inBatches(transaction, signal, (tx, after) => tellBatch(tx, wanted, after));

/** Returns the last one of a full batch. Done again, it tells nobody twice. Whoever applied is in, and not told. */
async function tellBatch(tx: Tx, { jobId, most }: MoreWanted, after: string): Promise<string | undefined> {
  // Its business does not go between the reading of its name and the telling.
  const job = await holdJob(tx.db, jobId);
  if (job?.status !== 'active') return undefined;
  const rows = await tx.db
    .select({
      repId: savedJobs.repId,
      userId: repProfiles.userId,
      jobTitle: jobs.title,
      name: businessProfiles.companyName,
    })
    .from(savedJobs)
    .innerJoin(repProfiles, eq(repProfiles.id, savedJobs.repId))
    .innerJoin(users, and(eq(users.id, repProfiles.userId), sql`${users}.deleted_at is null`))
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .innerJoin(businessProfiles, eq(businessProfiles.id, jobs.businessId))
    .where(
      and(
        eq(savedJobs.jobId, jobId),
        gt(savedJobs.repId, sql`${after}::uuid`),
        sql`not exists (select from job_applications a where a.job_id = ${jobId}::uuid and a.rep_id = ${savedJobs.repId})`,
      ),
    )
    .orderBy(asc(savedJobs.repId))
    .limit(batch);
  const told = await tellUsers(
    tx,
    rows.map(({ userId, jobTitle, name }) => ({
      userId,
      aboutUserId: job.ownerId,
      content: { kind: 'job.takes_more' as const, jobId, jobTitle, name },
      how: { once: `job.takes_more ${jobId} ${most ?? 'all'}` },
    })),
  );
  await publishLive(tx, told, { type: 'notification.changed' });
  return lastOf(rows.map(({ repId }) => repId));
}
