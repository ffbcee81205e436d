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
import { coursesAsked } from '#server/features/applications/commands/apply-for-job.ts';
import { gigBriefed } from '#server/features/applications/commands/brief-gig.ts';
import { applicantsWanted } from '#server/features/applications/commands/limit-applicants.ts';
import { interviewChanged } from '#server/features/applications/commands/lock-interview.ts';
import { applicationChanged } from '#server/features/applications/commands/record-step.ts';
import { certificateIssued } from '#server/features/courses/certificates/commands/issue-certificate.ts';
import { certificateWithdrawn } from '#server/features/courses/certificates/commands/withdraw-certificate.ts';
import { earnFirstGig } from '#server/features/courses/points/commands/earn-first-gig.ts';
import { closeReturned, giftsEnded } from '#server/features/courses/purchases/commands/close-returned.ts';
import { coursesGiven, openPaid } from '#server/features/courses/purchases/commands/open-paid.ts';
import { codeReplaced } from '#server/features/engagements/attendance/commands/count-wrong-code.ts';
import { attendanceRecorded } from '#server/features/engagements/attendance/commands/record-attendance.ts';
import { milestoneMoved } from '#server/features/engagements/commands/move-milestone.ts';
import { engagementOpened, openEngagements } from '#server/features/engagements/commands/open-engagement.ts';
import { deadlineNear } from '#server/features/engagements/commands/remind-of-deadlines.ts';
import { callOffSuspended } from '#server/features/engagements/disputes/commands/call-off-suspended.ts';
import { fundPaid } from '#server/features/engagements/funding/commands/fund-paid.ts';
import { isFinished } from '#server/features/engagements/queries/is-finished.ts';
import { payHeld, payNotInWallet } from '#server/features/engagements/settled/commands/hold-pay.ts';
import { lockPaidWork, takeBackWork } from '#server/features/engagements/settled/commands/take-back-work.ts';
import { repInvited } from '#server/features/engagements/team/commands/invite-rep.ts';
import { termsChanged } from '#server/features/engagements/terms/commands/terms-changed.ts';
import { announceJob } from '#server/features/jobs/commands/announce-job.ts';
import { closeSuspended } from '#server/features/jobs/commands/close-jobs.ts';
import {
  jobClosed,
  jobClosingSoon,
  jobEdited,
  jobFilled,
  jobPaused,
  jobPosted,
  jobReopened,
  workMoved,
} from '#server/features/jobs/commands/job-events.ts';
import { flagJob } from '#server/features/jobs/moderation/commands/flag-job.ts';
import { moneyMoved } from '#server/features/ledger/commands/book-transfer.ts';
import {
  followAnswers,
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
import { keepInvitation, suggestedRepInvited } from '#server/features/matching/invitations/commands/invite-rep.ts';
import { followHires } from '#server/features/messaging/commands/job-conversation.ts';
import { messageSent, pairBlocked, pairUnblocked } from '#server/features/messaging/commands/message-events.ts';
import { followMessages } from '#server/features/messaging/support/commands/follow-messages.ts';
import { announceApplications, announceInterviews } from '#server/features/news/commands/announce-changes.ts';
import { announceToOnlookers } from '#server/features/news/commands/signal-onlookers.ts';
import {
  signalBriefings,
  signalJobs,
  signalMilestones,
  signalMoney,
  signalWallets,
} from '#server/features/news/commands/signal-owners.ts';
import { announceClosed } from '#server/features/news/commands/tell-applicants.ts';
import { announceAskedCourses } from '#server/features/news/commands/tell-asked-courses.ts';
import { announceWithdrawal } from '#server/features/news/commands/tell-certificates.ts';
import { announceClosing } from '#server/features/news/commands/tell-closing.ts';
import { announceGifts } from '#server/features/news/commands/tell-gifts.ts';
import { announceMovedWork } from '#server/features/news/commands/tell-hired.ts';
import { announceInvitation } from '#server/features/news/commands/tell-invited.ts';
import { announceMessages } from '#server/features/news/commands/tell-messages.ts';
import { announceName } from '#server/features/news/commands/tell-names.ts';
import { announceWanted } from '#server/features/news/commands/tell-savers.ts';
import { announceTerms } from '#server/features/news/commands/tell-terms.ts';
import { announceVideo } from '#server/features/news/commands/tell-trainees.ts';
import { announceVetting } from '#server/features/news/commands/tell-vetting.ts';
import { announceHolds, announcePayHolds, announcePayouts } from '#server/features/news/commands/tell-wallets.ts';
import {
  announceCode,
  announceDeadlines,
  announceOpened,
  announceSteps,
} from '#server/features/news/commands/tell-work.ts';
import { repsFreed } from '#server/features/operators/commands/change-settings.ts';
import {
  recordEmailRestored,
  recordSupportChangeCarriedOut,
  recordSupportChangeStopped,
} from '#server/features/operators/commands/record-support-end.ts';
import { accountSuspended, suspensionLifted } from '#server/features/operators/suspensions/commands/suspend-user.ts';
import { stopRepCharges } from '#server/features/payments/commands/stop-rep-charges.ts';
import { coursesPaid } from '#server/features/payments/course-orders/commands/complete-courses.ts';
import { coursesReturned } from '#server/features/payments/course-orders/commands/take-back-courses.ts';
import { continueFormerTrial, keepTrials } from '#server/features/payments/former-trials/commands/keep-trials.ts';
import { hiresPaid } from '#server/features/payments/hires/commands/complete-hires.ts';
import { hiresChargebackBegins, hiresChargedBack } from '#server/features/payments/hires/commands/take-back-hires.ts';
import { cancelSuspended } from '#server/features/payments/subscriptions/commands/cancel-suspended.ts';
import { freeRestored, holdMoved } from '#server/features/payouts/commands/hold-moved.ts';
import { freeSuspended, holdSuspended } from '#server/features/payouts/commands/hold-suspended.ts';
import { payoutMoved, walletChanged } from '#server/features/payouts/commands/payout-events.ts';
import { stopPayout } from '#server/features/payouts/commands/stop-payout.ts';
import { profileAdded, repProfileChanged } from '#server/features/profiles/commands/profile-events.ts';
import { createProfileForSignUp } from '#server/features/profiles/commands.ts';
import { nameDecided } from '#server/features/profiles/names/commands/decide-name.ts';
import { videoChanged } from '#server/features/training-videos/commands/video-events.ts';
import { legalChanged, vettingStepTaken } from '#server/features/vetting/commands/record-vetting-step.ts';
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
  // What is asked for of a wallet is held before what is paid into it; jobs close before places in them become free.
  on(accountSuspended, holdSuspended),
  on(accountSuspended, closeSuspended),
  on(accountSuspended, callOffSuspended),
  on(accountSuspended, cancelSuspended),
  on(suspensionLifted, freeSuspended),
];

const ofApplications = [
  onAll(applicationChanged, openEngagements),
  onAll(applicationChanged, followHires),
  onAll(applicationChanged, announceApplications),
  onAll(interviewChanged, announceInterviews),
  on(coursesAsked, announceAskedCourses),
  on(applicantsWanted, announceWanted),
  onAll(applicantsWanted, signalJobs),
  onAll(applicantsWanted, announceToOnlookers),
  onAll(gigBriefed, signalBriefings),
];

const ofJobs = [
  ...[jobPosted, jobEdited, jobPaused, jobReopened, jobFilled, jobClosed].map((kind) => onAll(kind, signalJobs)),
  onAll(jobClosingSoon, signalJobs),
  ...[jobEdited, jobPaused, jobReopened, jobFilled, jobClosed].map((kind) => onAll(kind, announceToOnlookers)),
  on(jobPosted, announceJob),
  on(jobPosted, flagJob),
  on(jobEdited, flagJob),
  on(workMoved, announceMovedWork),
  onAll(jobFilled, announceClosed),
  onAll(jobClosed, announceClosed),
  onAll(jobClosingSoon, announceClosing),
];

const ofStanding = [
  on(legalChanged, (tx, { userId, userType }) => publishLive(tx, [userId], { type: 'legal.changed', userType })),
  on(vettingStepTaken, announceVetting),
  on(nameDecided, announceName),
  on(vettingStepTaken, (tx, { vettingId }) => publishLive(tx, [administrators], { type: 'case.changed', vettingId })),
  on(videoChanged, announceVideo),
  onAll(moneyMoved, signalMoney),
  onAll(payoutMoved, signalWallets),
  onAll(payoutMoved, announcePayouts),
  onAll(walletChanged, announceHolds),
  on(payoutMoved, (tx, { payoutId }) => publishLive(tx, [administrators], { type: 'payout.changed', payoutId })),
  onAll(walletChanged, signalWallets),
  onAll(payHeld, signalWallets),
  onAll(payHeld, announcePayHolds),
  onAll(milestoneMoved, signalMilestones),
  on(milestoneMoved, async (tx, { engagementId, status }) => {
    if (status === 'disputed' || status === 'resolved')
      await publishLive(tx, [administrators], { type: 'dispute.changed', engagementId });
  }),
  on(milestoneMoved, async (tx, { engagementId, repId, status }) => {
    if (overStatuses.includes(status) && (await isFinished(tx.db, engagementId)))
      await earnFirstGig(tx, { engagementId, repId });
  }),
  onAll(termsChanged, signalMilestones),
  on(termsChanged, announceTerms),
  onAll(attendanceRecorded, signalMilestones),
  onAll(messageSent, followMessages),
  on(repInvited, announceInvitation),
  on(hiresPaid, fundPaid),
  on(coursesPaid, openPaid),
  on(coursesReturned, closeReturned),
  on(coursesGiven, announceGifts),
  on(giftsEnded, announceGifts),
  on(certificateWithdrawn, announceWithdrawal),
  onAll(milestoneMoved, announceSteps),
  onAll(engagementOpened, announceOpened),
  onAll(deadlineNear, announceDeadlines),
  on(codeReplaced, announceCode),
  on(hiresChargebackBegins, async (tx, begun) => void (await lockPaidWork(tx, begun))),
  on(hiresChargedBack, takeBackWork),
  on(payNotInWallet, stopPayout),
  on(repsFreed, stopRepCharges),
  onAll(messageSent, announceMessages),
];

/** Who fits whom may be another from then on; it is found out by tasks. */
const ofMatching = [
  ...[jobPosted, jobPaused, jobReopened, jobFilled, jobClosed].map((kind) => onAll(kind, followJobs)),
  onAll(jobEdited, followEdits),
  onAll(repProfileChanged, followProfiles),
  onAll(accountSuspended, followUsers),
  onAll(suspensionLifted, followUsers),
  onAll(legalChanged, followUsers),
  onAll(certificateIssued, followCertificates),
  onAll(certificateWithdrawn, followCertificates),
  on(pairBlocked, followBlock),
  onAll(pairUnblocked, followReps),
  onAll(interviewChanged, followAnswers),
  onAll(applicationChanged, followApplications),
  onAll(milestoneMoved, followWork),
  onAll(termsChanged, followReps),
  on(repInvited, keepInvitation),
  on(suggestedRepInvited, announceInvitation),
  // Whoever is found again by that is found at once.
  on(repsFreed, (tx) => matchAllLater(tx)),
];

/**
 * What follows from what happens in another feature, in the same transaction: all that must hold together with it, and
 * nothing else. A task notifies users (docs/decisions/0022-what-is-in-the-transaction.md).
 */
export const reactionsWith = (secretKey: string): readonly Reaction[] => [
  on(addressLeft, (tx, { userId }) => keepTrials(tx, secretKey, { userId, gone: false })),
  on(accountDeleted, (tx, { userId }) => keepTrials(tx, secretKey, { userId, gone: true })),
  on(profileAdded, (tx, added) => continueFormerTrial(tx, secretKey, added)),
  ...ofAccounts,
  ...ofApplications,
  ...ofJobs,
  ...ofStanding,
  ...ofMatching,
];
