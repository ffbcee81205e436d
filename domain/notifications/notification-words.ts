import { engagementLimits } from '#contract/agreed-terms.ts';
import type {
  NotificationContent,
  NotificationKind,
  NotificationPortal,
} from '#contract/notifications/notifications.ts';
import {
  businessTabAddress,
  courseAddress,
  jobForRepAddress,
  legalTabAddress,
  messagesAddress,
  newJobAddress,
  ownCertificateAddress,
  ownJobAddress,
  repTabAddress,
  teamCodesAddress,
  teamWorkAddress,
  termsAddress,
  trackerAddress,
  trainingAddress,
  workAddress,
} from '#contract/site/portal-addresses.ts';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import { nameCourses } from '../courses/missing-courses.ts';
import type { MilestoneMove } from '../engagements/moves.ts';
import { describeStep } from '../engagements/work-news.ts';
import { describeOpening, describeTodo, gig } from '../engagements/work-words.ts';
import { describeWaiting } from '../messaging/waiting-words.ts';
import { describePayHold } from '../payouts/pay-hold-words.ts';
import { formatRandExact } from '../shared/rand.ts';
import { describeNameDecision, describeReview } from '../vetting/vetting-words.ts';
import { type Say, sayUntil } from './say-time.ts';

/** How times are written: in South African time, wherever they are read. */
export interface NotificationWords {
  readonly title: string;
  /** What else there is to know; null: nothing. */
  readonly detail: string | null;
}

type Of<Kind extends NotificationKind> = Extract<NotificationContent, { kind: Kind }>;

const decisions: Record<Of<'application.moved'>['status'], (about: Of<'application.moved'>) => NotificationWords> = {
  interview: ({ name, jobTitle }) => ({
    title: `${name} wants to interview you for ${jobTitle}`,
    detail: 'They have yet to propose a time.',
  }),
  accepted: ({ name, jobTitle }) => ({ title: `${name} accepted you for ${jobTitle}`, detail: null }),
  rejected: ({ name, jobTitle }) => ({
    title: `${name} turned down your application for ${jobTitle}`,
    detail: 'Find other gigs under Browse Jobs.',
  }),
};

/** A step that no longer has a name. */
const gone: NotificationWords = { title: 'One of your gigs has changed', detail: null };

const termsNews: Record<Of<'work.terms'>['what'], (about: Of<'work.terms'>, say: Say) => NotificationWords> = {
  replaced: ({ name, jobTitle }) => ({
    title: `${name} set the terms of ${jobTitle}`,
    detail: 'Read the days, hours, place and pay, and agree if they suit you.',
  }),
  proposed: ({ name, jobTitle, answerBy }, say) => ({
    title: `${name} wants to change the terms of ${jobTitle}`,
    detail: `${answerBy === null ? '' : `Answer by ${sayUntil(answerBy, say)}. `}Until you agree, your current terms apply.`,
  }),
  agreed: ({ name, jobTitle }) => ({ title: `${name} agreed to the changed terms of ${jobTitle}`, detail: null }),
  declined: ({ name, jobTitle }) => ({
    title: `${name} declined the changed terms of ${jobTitle}`,
    detail: 'The current terms still apply.',
  }),
  lapsed: ({ as, name, jobTitle }) => ({
    title:
      as === 'rep'
        ? `You didn’t respond to the changed terms of ${jobTitle} in time`
        : `${name} didn’t respond to the changed terms of ${jobTitle} in time`,
    detail: 'The current terms still apply.',
  }),
  taken_back: ({ name, jobTitle }) => ({
    title: `${name} withdrew the changed terms of ${jobTitle}`,
    detail: 'The current terms still apply.',
  }),
};

const sentence = (words: string) => `${words.replace(/[.\s]+$/, '')}.`;

const judgements: Record<Of<'job.moderated'>['what'], (jobTitle: string) => string> = {
  taken_down: (jobTitle) => `Our team took ${jobTitle} down`,
  put_back: (jobTitle) => `Our team restored ${jobTitle}`,
  stays_down: (jobTitle) => `${jobTitle} stays down`,
};

const payoutNews: Record<Of<'payout.moved'>['status'], (about: Of<'payout.moved'>, say: Say) => NotificationWords> = {
  released: ({ amountCents, expectedOn }, { day }) => ({
    title: `${formatRandExact(amountCents)} is with the bank`,
    detail: `It’s in your account by ${day(expectedOn)}.`,
  }),
  paid: ({ amountCents }) => ({
    title: `${formatRandExact(amountCents)} was paid into your bank account`,
    detail: 'You can find it on your bank statement.',
  }),
  failed: ({ amountCents, reason }) => ({
    title: `We couldn’t pay you ${formatRandExact(amountCents)}`,
    detail: `${reason === null ? '' : `${sentence(reason)} `}The money is back in your wallet.`,
  }),
  returned: ({ amountCents, reason }) => ({
    title: `Your bank returned ${formatRandExact(amountCents)}`,
    detail: `${reason === null ? '' : `${sentence(reason)} `}The money is back in your wallet.`,
  }),
};

const others = (count: number) => (count === 2 ? '1 other rep' : `${count - 1} other reps`);
const reps = (count: number) => (count === 1 ? '1 rep waits' : `${count} reps wait`);

const words: { readonly [Kind in NotificationKind]: (about: Of<Kind>, say: Say) => NotificationWords } = {
  'application.moved': (about) => decisions[about.status](about),
  'interview.proposed': ({ name, jobTitle, times, anew }, { moment }) => {
    const [only, ...more] = times;
    return {
      title: anew
        ? `${name} proposes other interview times for ${jobTitle}`
        : `${name} invites you to an interview for ${jobTitle}`,
      detail:
        only && more.length === 0
          ? `${moment(only)}. Accept it or suggest other times.`
          : `Choose one of ${times.length} times.`,
    };
  },
  'interview.cancelled': ({ name, jobTitle, time }, { moment }) => ({
    title: `${name} cancelled the interview for ${jobTitle}`,
    detail: `${time === null ? '' : `It was on ${moment(time)}. `}Your application stays open.`,
  }),
  'job.closed': ({ name, jobTitle, filled, takenDown }) =>
    takenDown
      ? { title: `${jobTitle} was taken down`, detail: 'Our team removed this job. No one else will be hired for it.' }
      : {
          title: `${jobTitle} ${filled ? 'is filled' : 'takes no more applications'}`,
          detail: `${name} may still respond to yours.`,
        },
  'applicants.new': ({ name, jobTitle, count }) => ({
    title: count === 1 ? `${name} applied for ${jobTitle}` : `${count} new applicants for ${jobTitle}`,
    detail: count === 1 ? null : `${name} and ${others(count)}.`,
  }),
  'applicants.withdrew': ({ name, jobTitle, count }) => ({
    title: count === 1 ? `${name} withdrew from ${jobTitle}` : `${count} applicants withdrew from ${jobTitle}`,
    detail: count === 1 ? null : `${name} and ${others(count)}.`,
  }),
  'interview.accepted': ({ name, jobTitle, time, moved }, { moment }) => ({
    title: `${name} ${moved ? 'moved' : 'accepted'} the interview for ${jobTitle}`,
    detail: `${moment(time)}.`,
  }),
  'interview.declined': ({ name, jobTitle }) => ({
    title: `${name} can’t make the interview for ${jobTitle}`,
    detail: 'Read what they wrote, and propose other times.',
  }),
  'interview.off': ({ name, jobTitle, time }, { moment }) => ({
    title: `${name} withdrew from ${jobTitle}`,
    detail: `The interview on ${moment(time)} is cancelled.`,
  }),
  'job.report_decided': ({ jobTitle, takenDown, reason }) => ({
    title: takenDown ? `${jobTitle} was taken down` : `We reviewed ${jobTitle}`,
    detail: takenDown
      ? 'Thank you for reporting it.'
      : `Thank you for reporting it. We found no reason to take it down. ${sentence(reason ?? '')}`.trim(),
  }),
  'job.moderated': ({ jobTitle, what, reason }) => ({ title: judgements[what](jobTitle), detail: sentence(reason) }),
  'job.closing': ({ jobTitle, closesOn, waiting }, { day }) => ({
    title: `${jobTitle} closes soon`,
    detail: `The last day to apply is ${day(closesOn)}.${waiting === 0 ? '' : ` ${reps(waiting)} for your answer.`}`,
  }),
  'work.moved': ({ name, jobTitle }) => ({
    title: `${name} changed when or where ${jobTitle} is`,
    detail: 'Check the days, hours and place, and contact them if you can’t come.',
  }),
  'job.invited': ({ name, jobTitle, again = true }) => ({
    title: again ? `${name} would like to book you again: ${jobTitle}` : `${name} invites you to apply for ${jobTitle}`,
    detail: 'Read the job, and apply if it suits you.',
  }),
  'job.fits': ({ name, jobTitle, reasons }) => ({
    title: `A gig that fits you: ${jobTitle}`,
    detail: [`From ${name}`, ...reasons].map(sentence).join(' '),
  }),
  'job.takes_more': ({ name, jobTitle }) => ({
    title: `${jobTitle} takes applications again`,
    detail: `${name} takes more applicants for a job you saved.`,
  }),
  'courses.asked': ({ jobTitle, which, courses }) => ({
    title: `${jobTitle} asks for ${courses.length === 1 ? 'a course' : 'courses'}`,
    detail: `Finish ${nameCourses(which, courses)}. You can’t agree to the terms before that.`,
  }),
  'payout.moved': (about, say) => payoutNews[about.status](about, say),
  'wallet.held': ({ reason, whatToDo }) => ({
    title: 'Your wallet is on hold',
    detail: `${sentence(reason)} ${sentence(whatToDo)}`,
  }),
  'pay.hold': describePayHold,
  'work.opened': describeOpening,
  'work.step': (about, say) => describeStep(about.move as MilestoneMove, about.as, about, say) ?? gone,
  'work.due': (about, say) => (about.due === null ? gone : describeTodo(about.due.kind, about, say)),
  'work.code_replaced': (about) => ({
    title: `New check-in code for ${gig(about)}`,
    detail: `A wrong code was entered ${engagementLimits.wrongCodes} times. Show your reps the new code.`,
  }),
  'work.terms': (about, say) => termsNews[about.what](about, say),
  'message.waiting': describeWaiting,
  'course.given': ({ name, courses }) => ({
    title: `${name} gave you ${courses.length === 1 ? 'a course' : `${courses.length} courses`}`,
    detail: `${nameCourses('all', courses)}: ${courses.length === 1 ? 'it is' : 'they are'} paid for, and yours to keep once you begin.`,
  }),
  'course.gift_ended': ({ name, courses }) => ({
    title: `${courses.length === 1 ? 'A course' : `${courses.length} courses`} ${name === null ? 'that you were given' : `from ${name}`} went back`,
    detail: `${nameCourses('all', courses)}: the money for ${courses.length === 1 ? 'it' : 'them'} went back. Certificates that you have stay.`,
  }),
  'training.added': ({ name, title, jobTitle }) => ({
    title: `${name} has a training video for you`,
    detail: `${title}${jobTitle === null ? '' : `, for ${jobTitle}`}.`,
  }),
  'certificate.withdrawn': ({ title, reason }) => ({
    title: `Your certificate for ${title} is withdrawn`,
    detail: sentence(reason),
  }),
  'name.decided': describeNameDecision,
  'vetting.moved': describeReview,
};

/** What a notification says, the same in the list and in a mail. */
export function describeNotification(about: NotificationContent, say: Say): NotificationWords {
  // The table has the right one for each kind, which TypeScript cannot follow through the lookup.
  const describeKind = words[about.kind] as (about: NotificationContent, say: Say) => NotificationWords;
  return describeKind(about, say);
}

interface OfJob {
  readonly jobId: string;
}
type Group = 'pending' | 'interview' | 'withdrawn';

const applicants = ({ jobId }: OfJob, show: Group) => ownJobAddress(jobId, { show });
const applicant = ({ jobId, applicationId }: OfJob & { readonly applicationId: string }, show: Group) =>
  ownJobAddress(jobId, { show, applicant: applicationId });

const workPath = ({ as, engagementId }: Of<'work.step' | 'work.opened' | 'work.due'>) =>
  as === 'rep' ? workAddress(engagementId) : teamWorkAddress(engagementId);

const nowPossible: Record<LegalUserType, string> = { rep: repTabAddress('browse-jobs'), business: newJobAddress() };

const givenPath = ([first, ...more]: Of<'course.given'>['courses']) =>
  first && more.length === 0 ? courseAddress(first.id) : trainingAddress();

const paths: { readonly [Kind in NotificationKind]: (about: Of<Kind>) => string } = {
  'application.moved': ({ status }) => trackerAddress(status === 'interview' ? 'interview' : 'completed'),
  'interview.proposed': () => trackerAddress('interview'),
  'interview.cancelled': () => trackerAddress('interview'),
  'job.closed': ({ jobId }) => jobForRepAddress(jobId),
  'applicants.new': (about) => applicants(about, 'pending'),
  'applicants.withdrew': (about) => applicants(about, 'withdrawn'),
  'interview.accepted': (about) => applicant(about, 'interview'),
  'interview.declined': (about) => applicant(about, 'interview'),
  'interview.off': (about) => applicant(about, 'withdrawn'),
  'job.report_decided': ({ jobId }) => jobForRepAddress(jobId),
  'job.moderated': ({ jobId }) => ownJobAddress(jobId),
  'job.closing': ({ jobId }) => ownJobAddress(jobId),
  'work.moved': () => trackerAddress('completed'),
  'job.invited': ({ jobId }) => jobForRepAddress(jobId),
  'job.fits': ({ jobId }) => jobForRepAddress(jobId),
  'job.takes_more': ({ jobId }) => jobForRepAddress(jobId),
  'courses.asked': ({ jobId }) => jobForRepAddress(jobId),
  'payout.moved': () => repTabAddress('wallet'),
  'wallet.held': () => repTabAddress('wallet'),
  'pay.hold': () => repTabAddress('wallet'),
  'work.opened': workPath,
  'work.step': workPath,
  'work.due': workPath,
  'work.code_replaced': () => teamCodesAddress,
  'work.terms': ({ as, engagementId }) => termsAddress(as, engagementId),
  'message.waiting': ({ as, conversationId }) => messagesAddress(as, { conversation: conversationId }),
  'course.given': ({ courses }) => givenPath(courses),
  'course.gift_ended': ({ courses }) => givenPath(courses),
  'training.added': () => repTabAddress('training'),
  'certificate.withdrawn': ({ number }) => ownCertificateAddress(number),
  'name.decided': ({ part }) => (part === 'full_name' ? repTabAddress('profile') : businessTabAddress('profile')),
  'vetting.moved': ({ userType, step }) => (step === 'approved' ? nowPossible[userType] : legalTabAddress(userType)),
};

/** The page that a notification leads to. */
export function notificationPath(about: NotificationContent): string {
  const path = paths[about.kind] as (about: NotificationContent) => string;
  return path(about);
}

export const notificationPortalLabels: Record<NotificationPortal, string> = {
  rep: 'Rep Portal',
  business: 'Business Dashboard',
};
