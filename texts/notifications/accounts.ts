import {
  businessTabAddress,
  courseAddress,
  legalTabAddress,
  messagesAddress,
  newJobAddress,
  ownCertificateAddress,
  repTabAddress,
  trainingAddress,
} from '#contract/site/portal-addresses.ts';
import { documentLabels } from '#contract/vetting/documents.ts';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import { nameCourses } from '#domain/courses/missing-courses.ts';
import { type Of, sentence, type TextsOf, type Words } from './kind-texts.ts';

const messages = (count: number) => (count === 1 ? 'A new message' : `${count} new messages`);

const givenPath = ([first, ...more]: Of<'course.given'>['courses']) =>
  first && more.length === 0 ? courseAddress(first.id) : trainingAddress();

const readWhy = 'Read why on your Legal tab.';

const reviews: Record<Of<'vetting.moved'>['step'], (about: Of<'vetting.moved'>) => Words> = {
  approved: ({ userType }) => ({
    title: 'You are verified',
    detail: `You can now ${userType === 'rep' ? 'apply for gigs' : 'post jobs and hire sales reps'}.`,
  }),
  rejected: () => ({ title: 'Your application requires additional review', detail: readWhy }),
  reopened: () => ({ title: 'We’re reviewing your verification again', detail: readWhy }),
  document_asked: ({ document }) => ({
    title: `Please send one document again${document === null ? '' : `: ${documentLabels[document]}`}`,
    detail: 'Read what to send on your Legal tab.',
  }),
};

const nowPossible: Record<LegalUserType, string> = { rep: repTabAddress('browse-jobs'), business: newJobAddress() };

/** What concerns the user rather than one job: messages, training, names and verification. */
export const accountTexts = {
  'message.waiting': {
    words: ({ about, name, jobTitle, count }) =>
      about === 'job'
        ? { title: `${messages(count)} to everyone working on ${name}`, detail: null }
        : {
            title: count === 1 ? `${name} wrote to you` : `${messages(count)} from ${name}`,
            detail: jobTitle === null ? null : `About ${jobTitle}.`,
          },
    path: ({ as, conversationId }) => messagesAddress(as, { conversation: conversationId }),
  },
  'course.given': {
    words: ({ name, courses }) => ({
      title: `${name} gave you ${courses.length === 1 ? 'a course' : `${courses.length} courses`}`,
      detail: `${nameCourses('all', courses)} ${courses.length === 1 ? 'is' : 'are'} paid for, and yours to keep once you start.`,
    }),
    path: ({ courses }) => givenPath(courses),
  },
  'course.gift_ended': {
    words: ({ name, courses }) => ({
      title: `${courses.length === 1 ? 'A course' : `${courses.length} courses`} ${name === null ? 'you were given' : `from ${name}`} ${courses.length === 1 ? 'was' : 'were'} withdrawn`,
      detail: `The payment for ${nameCourses('all', courses)} was refunded. You keep any certificates you’ve earned.`,
    }),
    path: ({ courses }) => givenPath(courses),
  },
  'training.added': {
    words: ({ name, title, jobTitle }) => ({
      title: `${name} has a training video for you`,
      detail: `${title}${jobTitle === null ? '' : `, for ${jobTitle}`}.`,
    }),
    path: () => repTabAddress('training'),
  },
  'certificate.withdrawn': {
    words: ({ title, reason }) => ({ title: `We withdrew your certificate for ${title}`, detail: sentence(reason) }),
    path: ({ number }) => ownCertificateAddress(number),
  },
  'name.decided': {
    words: ({ name, approved, reason }) =>
      approved
        ? {
            title: `Your new name is approved: ${name}`,
            detail: 'Others can now see it. Sign agreements and terms of work with it.',
          }
        : { title: `We couldn’t approve the name ${name}`, detail: reason && sentence(reason) },
    path: ({ part }) => (part === 'full_name' ? repTabAddress('profile') : businessTabAddress('profile')),
  },
  'vetting.moved': {
    words: (about) => reviews[about.step](about),
    path: ({ userType, step }) => (step === 'approved' ? nowPossible[userType] : legalTabAddress(userType)),
  },
} satisfies Partial<TextsOf>;
