import { onAll, type Reaction } from '#server/platform/events/emit.ts';
import { coursesAsked } from '../../applications/commands/apply-for-job.ts';
import { applicantsWanted } from '../../applications/commands/limit-applicants.ts';
import { interviewChanged } from '../../applications/commands/lock-interview.ts';
import { applicationChanged } from '../../applications/commands/record-step.ts';
import { certificateWithdrawn } from '../../courses/certificates/commands/withdraw-certificate.ts';
import { giftsEnded } from '../../courses/purchases/commands/close-returned.ts';
import { coursesGiven } from '../../courses/purchases/commands/open-paid.ts';
import { codeReplaced } from '../../engagements/attendance/commands/count-wrong-code.ts';
import { milestoneMoved } from '../../engagements/commands/move-milestone.ts';
import { engagementOpened } from '../../engagements/commands/open-engagement.ts';
import { deadlineNear } from '../../engagements/commands/remind-of-deadlines.ts';
import { hookTurnedOff, saleChanged } from '../../engagements/sales/commands/announce-sale.ts';
import { payHeld } from '../../engagements/settled/commands/hold-pay.ts';
import { repInvited } from '../../engagements/team/commands/invite-rep.ts';
import { termsChanged } from '../../engagements/terms/commands/terms-changed.ts';
import {
  jobClosed,
  jobClosingSoon,
  jobEdited,
  jobFilled,
  jobPaused,
  jobReopened,
  workMoved,
} from '../../jobs/commands/job-events.ts';
import { suggestedRepInvited } from '../../matching/invitations/commands/invite-rep.ts';
import { messageSent } from '../../messaging/commands/message-events.ts';
import { payoutMoved, walletChanged } from '../../payouts/commands/payout-events.ts';
import { nameDecided } from '../../profiles/names/commands/decide-name.ts';
import { videoChanged } from '../../training-videos/commands/video-events.ts';
import { rehireWithdrawn } from '../../trust/rehire/commands/end-rehires.ts';
import { rehireInvited } from '../../trust/rehire/commands/send-rehire.ts';
import { rehireSettled } from '../../trust/rehire/commands/settle-rehire.ts';
import { entrySetAside } from '../../trust/reliability/commands/excuse-entry.ts';
import { reviewDecided } from '../../trust/reviews/commands/decide-case.ts';
import { reviewsOpened } from '../../trust/reviews/commands/open-round.ts';
import { reviewsClosed, reviewsPublished } from '../../trust/reviews/commands/publish-round.ts';
import { standbyEnded, standbyOffered } from '../../trust/standby/commands/offer-place.ts';
import { vettingStepTaken } from '../../vetting/commands/record-vetting-step.ts';
import { ofChanges, takeChanges } from '../commands/notify-of-changes.ts';
import { ofEndedGifts, ofGivenCourses, ofVideo, ofWithdrawnCertificate } from '../commands/notify-of-courses.ts';
import { ofClosedReviews, ofDecidedReview, ofGigReviews, ofReviewsDue } from '../commands/notify-of-gig-reviews.ts';
import {
  ofAskedCourses,
  ofClosedJob,
  ofClosingJobs,
  ofInvitation,
  ofJobOnScreen,
  ofMovedWork,
  ofWantedApplicants,
} from '../commands/notify-of-jobs.ts';
import { holdMembers, ofMessages } from '../commands/notify-of-messages.ts';
import { ofPayHolds, ofPayouts, ofWallets } from '../commands/notify-of-money.ts';
import { ofRehireInvitation, ofSettledRehire, ofWithdrawnRehire } from '../commands/notify-of-rehires.ts';
import { ofSetAsideEntry } from '../commands/notify-of-reliability.ts';
import { ofCase, ofName } from '../commands/notify-of-reviews.ts';
import { ofChangedSale, ofTurnedOffHook } from '../commands/notify-of-sales.ts';
import { ofStandbyOffer, ofStandbyPlace } from '../commands/notify-of-standby.ts';
import { ofDeadlines, ofOpenedWork, ofReplacedCodes, ofSteps, ofTerms } from '../commands/notify-of-work.ts';
import { noteMessages } from '../commands/pass-on-messages.ts';
import { all, each, enqueueNotice, type Notifier } from '../commands/run-notifiers.ts';
import { storeApplicationChanges, storeInterviewChanges } from '../commands/store-changes.ts';

/**
 * Which events users are notified of, and the functions that read recipients and content. The keys are in queued jobs: a renamed one keeps its former
 * key for a version. Where each kind goes is in `domain/notifications/channels.ts`, its text in `texts/notifications`.
 */
export const notifiers: Readonly<Record<string, Notifier>> = {
  // Changes are stored with the action (`notifying`), so these have no events of their own.
  changes: all([], ofChanges, takeChanges, 200),
  messages: each([], ofMessages, holdMembers),

  askedCourses: each([coursesAsked], ofAskedCourses),
  wantedApplicants: each([applicantsWanted], ofWantedApplicants),
  closedJob: each([jobFilled, jobClosed], ofClosedJob),
  closingJobs: all([jobClosingSoon], ofClosingJobs),
  movedWork: each([workMoved], ofMovedWork),
  invitation: each([repInvited, suggestedRepInvited], ofInvitation),
  jobOnScreen: each([jobEdited, jobPaused, jobReopened, jobFilled, jobClosed, applicantsWanted], ofJobOnScreen),

  openedWork: all([engagementOpened], ofOpenedWork, 'twice'),
  steps: all([milestoneMoved], ofSteps, 'twice'),
  deadlines: all([deadlineNear], ofDeadlines, 'twice'),
  replacedCodes: all([codeReplaced], ofReplacedCodes, 'twice'),
  terms: each([termsChanged], ofTerms, 'twice'),

  changedSale: each([saleChanged], ofChangedSale, 'twice'),
  turnedOffHook: each([hookTurnedOff], ofTurnedOffHook),

  reviewsDue: each([reviewsOpened], ofReviewsDue, 'twice'),
  closedReviews: each([reviewsClosed], ofClosedReviews, 'twice'),
  decidedReview: each([reviewDecided], ofDecidedReview, 'twice'),
  gigReviews: each([reviewsPublished], ofGigReviews, 'twice'),
  setAsideEntry: each([entrySetAside], ofSetAsideEntry, 'twice'),
  rehireInvitation: each([rehireInvited], ofRehireInvitation, 'twice'),
  withdrawnRehire: each([rehireWithdrawn], ofWithdrawnRehire, 'twice'),
  settledRehire: each([rehireSettled], ofSettledRehire, 'twice'),
  standbyOffer: each([standbyOffered], ofStandbyOffer, 'twice'),
  standbyPlace: each([standbyEnded], ofStandbyPlace, 'twice'),

  payouts: all([payoutMoved], ofPayouts),
  wallets: all([walletChanged], ofWallets),
  payHolds: all([payHeld], ofPayHolds),

  video: each([videoChanged], ofVideo),
  withdrawnCertificate: each([certificateWithdrawn], ofWithdrawnCertificate),
  givenCourses: each([coursesGiven], ofGivenCourses),
  endedGifts: each([giftsEnded], ofEndedGifts),

  name: each([nameDecided], ofName),
  case: each([vettingStepTaken], ofCase, 'twice'),
};

/** Reactions in the transaction of the action: rows and jobs that must not be lost. */
export const notifying: readonly Reaction[] = [
  onAll(applicationChanged, storeApplicationChanges),
  onAll(interviewChanged, storeInterviewChanges),
  onAll(messageSent, noteMessages),
  ...Object.entries(notifiers).flatMap(([of, { events }]) =>
    events.map((kind) => onAll(kind, (tx, items) => enqueueNotice(tx, { of, items }))),
  ),
];
