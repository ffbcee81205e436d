import { accountDeleted } from '#server/features/accounts/commands/delete-account.ts';
import { accountSignedUp } from '#server/features/accounts/commands.ts';
import { forgetAgreements } from '#server/features/agreements/commands/forget-agreements.ts';
import { leaveApplications } from '#server/features/applications/commands/leave-applications.ts';
import { interviewChanged } from '#server/features/applications/commands/lock-interview.ts';
import { applicationChanged } from '#server/features/applications/commands/record-step.ts';
import { forgetVisits } from '#server/features/dashboards/commands/forget-visits.ts';
import { forgetFiles } from '#server/features/files/commands/forget-files.ts';
import { announceJob } from '#server/features/jobs/commands/announce-job.ts';
import { closeJobsOfUser } from '#server/features/jobs/commands/close-jobs.ts';
import { forgetFinds } from '#server/features/jobs/commands/forget-finds.ts';
import { forgetViews } from '#server/features/jobs/commands/forget-views.ts';
import {
  jobClosed,
  jobClosingSoon,
  jobEdited,
  jobFilled,
  jobPaused,
  jobPosted,
  jobReopened,
} from '#server/features/jobs/commands/job-events.ts';
import { moneyMoved } from '#server/features/ledger/commands/book-transfer.ts';
import { tellOfApplications, tellOfInterviews } from '#server/features/news/commands/tell-applications.ts';
import { tellApplicants, tellOfClosing } from '#server/features/news/commands/tell-jobs.ts';
import { forgetNotifications } from '#server/features/notifications/commands/forget-notifications.ts';
import { forgetProfiles } from '#server/features/profiles/commands/forget-profiles.ts';
import { createProfileForSignUp } from '#server/features/profiles/commands.ts';
import { findOwnersByProfile } from '#server/features/profiles/queries/find-owners-by-profile.ts';
import { findProfileOwners } from '#server/features/profiles/queries.ts';
import { forgetTrainingVideos } from '#server/features/training-videos/commands/forget-training-videos.ts';
import { forgetVetting } from '#server/features/vetting/commands/forget-vetting.ts';
import { legalChanged } from '#server/features/vetting/commands/record-vetting-step.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { on, type Reaction } from '#server/platform/events/emit.ts';
import type { EventKind } from '#server/platform/events/event-kind.ts';
import { publishLive, publishLiveNews } from '#server/platform/events/publish-live.ts';

async function tellBusiness(tx: Tx, { jobId, businessId }: { jobId: string; businessId: string }): Promise<void> {
  await publishLive(tx, await findProfileOwners(tx.db, { businessId }), { type: 'job.changed', jobId });
}

async function tellBusinesses(tx: Tx, closed: readonly { jobId: string; businessId: string }[]): Promise<void> {
  const owners = await findOwnersByProfile(
    tx.db,
    closed.map(({ businessId }) => businessId),
  );
  await publishLiveNews(
    tx,
    closed.flatMap(({ jobId, businessId }) => {
      const userId = owners.get(businessId);
      return userId === undefined ? [] : [{ userId, event: { type: 'job.changed' as const, jobId } }];
    }),
  );
}

async function tellOfMoney(tx: Tx, { businessId, repId }: { businessId: string; repId: string }): Promise<void> {
  await publishLive(tx, await findProfileOwners(tx.db, { businessId, repId }), { type: 'ledger.changed' });
}

type TellAll<Payload> = (tx: Tx, payloads: readonly Payload[]) => Promise<void>;

/** The same for one as for many. */
const each = <Payload extends object>(kind: EventKind<Payload>, tellAll: TellAll<Payload>) =>
  on(kind, (tx, payload) => tellAll(tx, [payload]), tellAll);

/** What follows, in the same transaction, from what happens in another feature. */
export const reactions: readonly Reaction[] = [
  on(accountSignedUp, createProfileForSignUp),
  each(applicationChanged, tellOfApplications),
  each(interviewChanged, tellOfInterviews),
  on(legalChanged, (tx, { userId, userType }) => publishLive(tx, [userId], { type: 'legal.changed', userType })),
  ...[jobPosted, jobEdited, jobPaused, jobReopened, jobFilled].map((kind) => on(kind, tellBusiness)),
  on(jobPosted, announceJob),
  on(jobClosed, tellBusiness, tellBusinesses),
  each(jobClosed, tellApplicants),
  each(jobFilled, tellApplicants),
  on(jobClosingSoon, tellBusiness, tellBusinesses),
  each(jobClosingSoon, tellOfClosing),
  on(moneyMoved, tellOfMoney),
  // Before all else: it holds the account, so that no upload comes in between.
  on(accountDeleted, forgetFiles),
  on(accountDeleted, forgetVetting),
  on(accountDeleted, forgetAgreements),
  // In this order: once its jobs are closed, no application can come that would wait for nobody.
  on(accountDeleted, closeJobsOfUser),
  on(accountDeleted, leaveApplications),
  on(accountDeleted, forgetViews),
  on(accountDeleted, forgetFinds),
  on(accountDeleted, forgetTrainingVideos),
  on(accountDeleted, forgetVisits),
  on(accountDeleted, forgetProfiles),
  // After what others were told because of it.
  on(accountDeleted, forgetNotifications),
];
