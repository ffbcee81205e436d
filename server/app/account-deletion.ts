import { forgetExport } from '#server/features/accounts/exports/commands/sweep-exports.ts';
import { forgetCopies } from '#server/features/agreements/commands/forget-copies.ts';
import { leaveApplications } from '#server/features/applications/commands/leave-applications.ts';
import { forgetCourses } from '#server/features/courses/commands/forget-courses.ts';
import { leaveEngagements } from '#server/features/engagements/commands/leave-engagements.ts';
import { forgetFiles } from '#server/features/files/commands/forget-files.ts';
import { closeJobsOfUser } from '#server/features/jobs/commands/close-jobs.ts';
import { forgetMessages } from '#server/features/messaging/commands/forget-messages.ts';
import { forgetNotifications } from '#server/features/notifications/commands/forget-notifications.ts';
import { forgetApprovals } from '#server/features/operators/approvals/commands/decide-approval.ts';
import { forgetBilling } from '#server/features/payments/commands/forget-billing.ts';
import { leaveWallet } from '#server/features/payouts/wallet/commands/leave-wallet.ts';
import { forgetVetting } from '#server/features/vetting/commands/forget-vetting.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eraseRows } from '#server/platform/personal-data/erase-rows.ts';

interface Step {
  readonly take: (tx: Tx, gone: { readonly userId: string }) => Promise<void>;
  /** Why it runs at this position. */
  readonly because: string;
}

/**
 * Steps of deleting an account, in this order, in the transaction that deletes it: what the tables declare, between the commands that lock, refuse
 * and enqueue.
 */
export const accountDeletion: readonly Step[] = [
  { take: forgetFiles, because: 'before all else: it locks the account, so that no upload comes in between' },
  { take: leaveEngagements, because: 'before what it would refuse for nothing: no one goes while work is running' },
  { take: leaveWallet, because: 'after the work, whose end may fill it: no one goes while money is theirs' },
  {
    take: (tx, { userId }) => eraseRows(tx, userId, { early: true }),
    because: 'before the profiles are locked: matching locks its rows first',
  },
  { take: forgetExport, because: 'anywhere: the account is locked, so that none is asked for in between' },
  { take: forgetVetting, because: 'no upload can come any more, so these are all the documents there are' },
  { take: forgetCopies, because: 'anywhere: nothing here asks for what was signed' },
  { take: closeJobsOfUser, because: 'it locks the business; once its jobs are closed, no application can come' },
  { take: leaveApplications, because: 'it locks the rep; what is open now is all there is to withdraw or to reject' },
  {
    take: forgetMessages,
    because: 'once no one is hired or let go any more: it leaves the conversations of those who are',
  },
  { take: forgetCourses, because: 'anywhere: it locks the rep itself, so that no course comes in between' },
  { take: forgetApprovals, because: 'anywhere: what is still open about the user is closed' },
  { take: forgetBilling, because: 'anywhere: the account is locked, so that no payment is begun or taken in between' },
  {
    take: (tx, { userId }) => eraseRows(tx, userId, { early: false }),
    because: 'once account and profiles are locked, and what was being written under them is there',
  },
  { take: forgetNotifications, because: 'last: what others were told is locked, and they read it all the time' },
];
