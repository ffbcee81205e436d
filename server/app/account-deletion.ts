import { forgetExport } from '#server/features/accounts/exports/commands/sweep-exports.ts';
import { forgetAgreements } from '#server/features/agreements/commands/forget-agreements.ts';
import { leaveApplications } from '#server/features/applications/commands/leave-applications.ts';
import { forgetCourses } from '#server/features/courses/commands/forget-courses.ts';
import { forgetVisits } from '#server/features/dashboards/commands/forget-visits.ts';
import { leaveEngagements } from '#server/features/engagements/commands/leave-engagements.ts';
import { forgetTeam } from '#server/features/engagements/team/commands/forget-team.ts';
import { forgetFiles } from '#server/features/files/commands/forget-files.ts';
import { closeJobsOfUser } from '#server/features/jobs/commands/close-jobs.ts';
import { forgetFinds } from '#server/features/jobs/commands/forget-finds.ts';
import { forgetDrafts } from '#server/features/jobs/commands/keep-draft.ts';
import { forgetModeration } from '#server/features/jobs/moderation/commands/forget-moderation.ts';
import { forgetMatching } from '#server/features/matching/commands/forget-matching.ts';
import { forgetMessages } from '#server/features/messaging/commands/forget-messages.ts';
import { forgetReports } from '#server/features/messaging/reports/commands/forget-reports.ts';
import { forgetNotices } from '#server/features/news/commands/mail-messages.ts';
import { forgetNotifications } from '#server/features/notifications/commands/forget-notifications.ts';
import { forgetApprovals } from '#server/features/operators/approvals/commands/decide-approval.ts';
import { forgetSuspensions } from '#server/features/operators/suspensions/commands/forget-suspensions.ts';
import { forgetUserNotes } from '#server/features/operators/user-notes/commands/forget-notes.ts';
import { forgetViewings } from '#server/features/operators/viewings/commands/forget-viewings.ts';
import { forgetBilling } from '#server/features/payments/commands/forget-billing.ts';
import { leaveWallet } from '#server/features/payouts/wallet/commands/leave-wallet.ts';
import { forgetProfiles } from '#server/features/profiles/commands/forget-profiles.ts';
import { forgetTrainingVideos } from '#server/features/training-videos/commands/forget-training-videos.ts';
import { forgetVetting } from '#server/features/vetting/commands/forget-vetting.ts';
import type { Tx } from '#server/platform/db/transaction.ts';

interface Step {
  readonly take: (tx: Tx, gone: { readonly userId: string }) => Promise<void>;
  /** Why it stands where it does. */
  readonly because: string;
}

/** What the features do when an account is deleted, in this order, in the transaction that deletes it. */
export const accountDeletion: readonly Step[] = [
  { take: forgetFiles, because: 'before all else: it holds the account, so that no upload comes in between' },
  { take: leaveEngagements, because: 'before what it would refuse for nothing: nobody goes while work is running' },
  { take: leaveWallet, because: 'after the work, whose end may fill it: nobody goes while money is theirs' },
  { take: forgetTeam, because: 'anywhere: they are notes, and invitations that nobody can follow any more' },
  {
    take: forgetMatching,
    because: 'before the profiles: what was worked out from them goes with what it was worked out from',
  },
  { take: forgetExport, because: 'anywhere: the account is held, so that none is asked for in between' },
  { take: forgetVetting, because: 'no upload can come any more, so these are all the documents there are' },
  { take: forgetAgreements, because: 'anywhere: nothing here asks for what was signed' },
  { take: closeJobsOfUser, because: 'once its jobs are closed, no application can come that would wait for nobody' },
  { take: leaveApplications, because: 'no more can come: what is open now is all there is to withdraw or to reject' },
  {
    take: forgetMessages,
    because: 'once nobody is hired or let go any more: it leaves the conversations of those who are',
  },
  { take: forgetReports, because: 'once conversations are left, nothing can be reported in them any more' },
  { take: forgetModeration, because: 'before the profiles, by which the jobs of a business are found' },
  { take: forgetFinds, because: 'anywhere: they are the rep’s own' },
  { take: forgetDrafts, because: 'anywhere: nobody else ever saw them' },
  { take: forgetTrainingVideos, because: 'anywhere: it holds the business itself, so that none is added in between' },
  { take: forgetCourses, because: 'anywhere: it holds the rep itself, so that no course comes in between' },
  { take: forgetSuspensions, because: 'anywhere: nobody who is suspended can be here' },
  { take: forgetApprovals, because: 'anywhere: what is still open about the person is closed' },
  { take: forgetViewings, because: 'anywhere: the account is held, so that none begins in between' },
  { take: forgetUserNotes, because: 'anywhere: the account is held, so that none is written in between' },
  { take: forgetVisits, because: 'anywhere: they are the rep’s own' },
  { take: forgetBilling, because: 'anywhere: the account is held, so that no payment is begun or taken in between' },
  { take: forgetProfiles, because: 'after those who wait for what is being written under a profile' },
  { take: forgetNotices, because: 'anywhere: they say up to where somebody was told' },
  { take: forgetNotifications, because: 'last: what others were told is locked, and they read it all the time' },
];
