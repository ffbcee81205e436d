import { accountDeleted } from '#server/features/accounts/commands/delete-account.ts';
import { accountSignedUp } from '#server/features/accounts/commands.ts';
import { leaveApplications } from '#server/features/applications/commands/leave-applications.ts';
import { applicationChanged } from '#server/features/applications/commands/record-step.ts';
import { closeJobsOfUser } from '#server/features/jobs/commands/close-jobs.ts';
import { jobClosed, jobEdited } from '#server/features/jobs/commands.ts';
import { forgetProfiles } from '#server/features/profiles/commands/forget-profiles.ts';
import { createProfileForSignUp } from '#server/features/profiles/commands.ts';
import { findProfileOwners } from '#server/features/profiles/queries.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { on, type Reaction } from '#server/platform/events/emit.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';

async function tellBusiness(tx: Tx, { jobId, businessId }: { jobId: string; businessId: string }): Promise<void> {
  await publishLive(tx, await findProfileOwners(tx.db, { businessId }), { type: 'job.changed', jobId });
}

/** What follows, in the same transaction, from what happens in another feature. */
export const reactions: readonly Reaction[] = [
  on(accountSignedUp, createProfileForSignUp),
  on(applicationChanged, async (tx, { applicationId, jobId, repId, businessId, status }) => {
    const owners = await findProfileOwners(tx.db, { repId, businessId });
    await publishLive(tx, owners, { type: 'application.changed', applicationId, jobId, status });
  }),
  on(jobEdited, tellBusiness),
  on(jobClosed, tellBusiness),
  // In this order: once its jobs are closed, no application can come that would wait for nobody.
  on(accountDeleted, closeJobsOfUser),
  on(accountDeleted, leaveApplications),
  on(accountDeleted, forgetProfiles),
];
