import { overStatuses } from '#domain/engagements/lifecycle.ts';
import { accountDeleted } from '#server/features/accounts/commands/delete-account.ts';
import { accountSignedUp } from '#server/features/accounts/commands.ts';
import {
  addressLeft,
  emailCorrected,
  emailRestored,
} from '#server/features/accounts/own-account/commands/change-email.ts';
import {
  supportChangeCarriedOut,
  supportChangeStopped,
} from '#server/features/accounts/second-factor/commands/plan-support-change.ts';
import { interviewChanged } from '#server/features/applications/commands/lock-interview.ts';
import { applicationChanged } from '#server/features/applications/commands/record-step.ts';
import { certificateIssued } from '#server/features/courses/certificates/commands/issue-certificate.ts';
import { certificateWithdrawn } from '#server/features/courses/certificates/commands/withdraw-certificate.ts';
import { earnFirstGig } from '#server/features/courses/points/commands/earn-first-gig.ts';
import { closeReturned } from '#server/features/courses/purchases/commands/close-returned.ts';
import { openPaid } from '#server/features/courses/purchases/commands/open-paid.ts';
import { attendanceRecorded } from '#server/features/engagements/attendance/commands/record-attendance.ts';
import { milestoneMoved } from '#server/features/engagements/commands/move-milestone.ts';
import { openEngagements } from '#server/features/engagements/commands/open-engagement.ts';
import { cancelGigsOfSuspended } from '#server/features/engagements/disputes/commands/cancel-gigs-of-suspended.ts';
import { fundPaid } from '#server/features/engagements/funding/commands/fund-paid.ts';
import { isFinished } from '#server/features/engagements/queries/is-finished.ts';
import { stopSystemsOfSuspended } from '#server/features/engagements/sales/commands/stop-suspended.ts';
import { payNotInWallet } from '#server/features/engagements/settled/commands/hold-pay.ts';
import { lockPaidWork, reverseWork } from '#server/features/engagements/settled/commands/reverse-work.ts';
import { repInvited } from '#server/features/engagements/team/commands/invite-rep.ts';
import { termsChanged } from '#server/features/engagements/terms/commands/terms-changed.ts';
import { announceJob } from '#server/features/jobs/commands/announce-job.ts';
import { closeJobsOfUser } from '#server/features/jobs/commands/close-jobs.ts';
import {
  jobClosed,
  jobEdited,
  jobFilled,
  jobPaused,
  jobPosted,
  jobReopened,
  jobTagged,
} from '#server/features/jobs/commands/job-events.ts';
import { flagJob } from '#server/features/jobs/moderation/commands/flag-job.ts';
import {
  followApplications,
  followBlock,
  followCertificates,
  followEdits,
  followJobs,
  followProfiles,
  followReps,
  followUsers,
  followWork,
} from '#server/features/matching/commands/follow-market.ts';
import { matchAllLater } from '#server/features/matching/commands/match-events.ts';
import { keepInvitation } from '#server/features/matching/invitations/commands/invite-rep.ts';
import { followHires } from '#server/features/messaging/commands/job-conversation.ts';
import { messageSent, pairBlocked, pairUnblocked } from '#server/features/messaging/commands/message-events.ts';
import { followMessages } from '#server/features/messaging/support/commands/follow-messages.ts';
import { refreshing } from '#server/features/news/commands/refresh-owners.ts';
import { notifying } from '#server/features/news/services/notifiers.ts';
import { repsFreed } from '#server/features/operators/commands/change-settings.ts';
import {
  recordEmailRestored,
  recordSupportChangeCarriedOut,
  recordSupportChangeStopped,
} from '#server/features/operators/commands/record-support-end.ts';
import { accountSuspended, suspensionLifted } from '#server/features/operators/suspensions/commands/suspend-user.ts';
import { stopRepCharges } from '#server/features/payments/commands/stop-rep-charges.ts';
import { coursesPaid } from '#server/features/payments/course-orders/commands/complete-courses.ts';
import { coursesReturned } from '#server/features/payments/course-orders/commands/reverse-courses.ts';
import { continueFormerTrial, keepTrials } from '#server/features/payments/former-trials/commands/keep-trials.ts';
import { hiresPaid } from '#server/features/payments/hires/commands/complete-hires.ts';
import { hiresChargebackStarts, hiresChargedBack } from '#server/features/payments/hires/commands/reverse-hires.ts';
import { cancelSuspended } from '#server/features/payments/subscriptions/commands/cancel-suspended.ts';
import { freeRestored, holdMoved } from '#server/features/payouts/commands/hold-moved.ts';
import { freeSuspended, holdSuspended } from '#server/features/payouts/commands/hold-suspended.ts';
import { payoutMoved } from '#server/features/payouts/commands/payout-events.ts';
import { stopPayout } from '#server/features/payouts/commands/stop-payout.ts';
import { profileAdded, repProfileChanged } from '#server/features/profiles/commands/profile-events.ts';
import { createProfileForSignUp } from '#server/features/profiles/commands.ts';
import { endRehiresOfClosed, endRehiresWithoutRoom } from '#server/features/trust/rehire/commands/end-rehires.ts';
import {
  followChargeback,
  followCheckIns,
  followGigs,
  followInterviews,
} from '#server/features/trust/reliability/commands/follow-events.ts';
import { reliabilityChanged } from '#server/features/trust/reliability/commands/work-out-figures.ts';
import { openRound } from '#server/features/trust/reviews/commands/open-round.ts';
import { openFreedPlace } from '#server/features/trust/standby/commands/open-place.ts';
import { legalChanged, vettingStepTaken } from '#server/features/vetting/commands/record-vetting-step.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import { on, onAll, type Reaction } from '#server/platform/events/emit.ts';
import { administrators, publishLive } from '#server/platform/events/publish-live.ts';
import { accountDeletion } from './account-deletion.ts';

const ofAccounts = [
  on(accountSignedUp, createProfileForSignUp),
  on(supportChangeStopped, recordSupportChangeStopped),
  on(supportChangeCarriedOut, recordSupportChangeCarriedOut),
  on(emailCorrected, holdMoved),
  on(emailRestored, recordEmailRestored),
  on(emailRestored, freeRestored),
  ...accountDeletion.map(({ take }) => on(accountDeleted, take)),
  // A wallet's requests are held before payments are credited; jobs close before places in them become free.
  on(accountSuspended, holdSuspended),
  on(accountSuspended, closeJobsOfUser),
  on(accountSuspended, cancelGigsOfSuspended),
  on(accountSuspended, cancelSuspended),
  on(accountSuspended, stopSystemsOfSuspended),
  on(suspensionLifted, freeSuspended),
];

const ofApplications = [onAll(applicationChanged, openEngagements), onAll(applicationChanged, followHires)];

const ofJobs = [on(jobPosted, announceJob), on(jobPosted, flagJob), on(jobEdited, flagJob)];

const ofAdmins = [
  on(legalChanged, (tx, { userId, userType }) => publishLive(tx, [userId], { type: 'legal.changed', userType })),
  on(vettingStepTaken, (tx, { vettingId }) => publishLive(tx, [administrators], { type: 'case.changed', vettingId })),
  on(payoutMoved, (tx, { payoutId }) => publishLive(tx, [administrators], { type: 'payout.changed', payoutId })),
  on(milestoneMoved, async (tx, { engagementId, status }) => {
    if (status === 'disputed' || status === 'resolved')
      await publishLive(tx, [administrators], { type: 'dispute.changed', engagementId });
  }),
  on(milestoneMoved, async (tx, { engagementId, repId, businessId, status }) => {
    if (!overStatuses.includes(status) || !(await isFinished(tx.db, engagementId))) return;
    await earnFirstGig(tx, { engagementId, repId });
    await openRound(tx, { engagementId, repId, businessId });
  }),
  on(milestoneMoved, openFreedPlace),
  onAll(messageSent, followMessages),
  on(hiresPaid, fundPaid),
  on(coursesPaid, openPaid),
  on(coursesReturned, closeReturned),
  on(hiresChargebackStarts, async (tx, started) => void (await lockPaidWork(tx, started))),
  on(hiresChargedBack, reverseWork),
  on(payNotInWallet, stopPayout),
  on(repsFreed, stopRepCharges),
];

const ofTrust = [
  onAll(jobClosed, endRehiresOfClosed),
  onAll(jobFilled, endRehiresOfClosed),
  onAll(jobEdited, endRehiresWithoutRoom),
  onAll(applicationChanged, (tx, changes) =>
    endRehiresWithoutRoom(
      tx,
      changes.filter(({ status }) => status === 'accepted'),
    ),
  ),
  onAll(milestoneMoved, followGigs),
  onAll(attendanceRecorded, followCheckIns),
  on(hiresChargedBack, followChargeback),
  onAll(interviewChanged, followInterviews),
];

/** Matches may change from now on; tasks recompute them. */
const ofMatching = [
  ...[jobPosted, jobPaused, jobReopened, jobFilled, jobClosed, jobTagged].map((kind) => onAll(kind, followJobs)),
  onAll(jobEdited, followEdits),
  onAll(repProfileChanged, followProfiles),
  onAll(accountSuspended, followUsers),
  onAll(suspensionLifted, followUsers),
  onAll(legalChanged, followUsers),
  onAll(certificateIssued, followCertificates),
  onAll(certificateWithdrawn, followCertificates),
  on(pairBlocked, followBlock),
  onAll(pairUnblocked, followReps),
  onAll(applicationChanged, followApplications),
  onAll(milestoneMoved, followWork),
  onAll(termsChanged, followReps),
  onAll(reliabilityChanged, followReps),
  on(repInvited, keepInvitation),
  // A user who becomes visible again is found immediately.
  on(repsFreed, (tx) => matchAllLater(tx)),
];

/**
 * Reactions of features to each other's events, in the same transaction: all that must be consistent with it, and nothing else. A task notifies users
 * (docs/decisions/0022-what-is-in-the-transaction.md).
 */
export const reactionsWith = (secretKey: Secret): readonly Reaction[] => [
  on(addressLeft, (tx, { userId }) => keepTrials(tx, secretKey, { userId, gone: false })),
  on(accountDeleted, (tx, { userId }) => keepTrials(tx, secretKey, { userId, gone: true })),
  on(profileAdded, (tx, added) => continueFormerTrial(tx, secretKey, added)),
  ...ofAccounts,
  ...ofApplications,
  ...ofJobs,
  ...ofAdmins,
  ...ofTrust,
  ...ofMatching,
  ...refreshing,
  ...notifying,
];
