import { jobForRepAddress, ownJobAddress, trackerAddress } from '#contract/site/portal-addresses.ts';
import { nameCourses } from '#domain/courses/missing-courses.ts';
import { type Of, sentence, type TextsOf } from './kind-texts.ts';

const judgements: Record<Of<'job.moderated'>['what'], (jobTitle: string) => string> = {
  taken_down: (jobTitle) => `Our team took down ${jobTitle}`,
  put_back: (jobTitle) => `Our team restored ${jobTitle}`,
  stays_down: (jobTitle) => `${jobTitle} stays down`,
};

const reps = (count: number) => (count === 1 ? '1 rep is waiting' : `${count} reps are waiting`);

export const jobTexts = {
  'job.closed': {
    words: ({ name, jobTitle, filled, takenDown }) =>
      takenDown
        ? {
            title: `${jobTitle} was taken down`,
            detail: 'Our team removed this job. No more reps will be hired for it.',
          }
        : {
            title: `${jobTitle} ${filled ? 'is filled' : 'is no longer taking applications'}`,
            detail: `${name} can still respond to yours.`,
          },
    path: ({ jobId }) => jobForRepAddress(jobId),
  },
  'job.closing': {
    words: ({ jobTitle, closesOn, waiting }, { day }) => ({
      title: `${jobTitle} is closing soon`,
      detail: `The last day to apply is ${day(closesOn)}.${waiting === 0 ? '' : ` ${reps(waiting)} for your answer.`}`,
    }),
    path: ({ jobId }) => ownJobAddress(jobId),
  },
  'job.report_decided': {
    words: ({ jobTitle, takenDown, reason }) => ({
      title: takenDown ? `${jobTitle} was taken down` : `We reviewed ${jobTitle}`,
      detail: takenDown
        ? 'Thank you for reporting it.'
        : `Thank you for reporting it. We found no reason to take it down. ${sentence(reason ?? '')}`.trim(),
    }),
    path: ({ jobId }) => jobForRepAddress(jobId),
  },
  'job.moderated': {
    words: ({ jobTitle, what, reason }) => ({ title: judgements[what](jobTitle), detail: sentence(reason) }),
    path: ({ jobId }) => ownJobAddress(jobId),
  },
  'job.invited': {
    words: ({ name, jobTitle, again = true }) => ({
      title: again
        ? `${name} would like to book you again: ${jobTitle}`
        : `${name} invites you to apply for ${jobTitle}`,
      detail: 'Read the job, and apply if it suits you.',
    }),
    path: ({ jobId }) => jobForRepAddress(jobId),
    button: 'See the job',
  },
  'job.fits': {
    words: ({ name, jobTitle, reasons }) => ({
      title: `A gig that fits you: ${jobTitle}`,
      detail: [`From ${name}`, ...reasons].map(sentence).join(' '),
    }),
    path: ({ jobId }) => jobForRepAddress(jobId),
  },
  'job.takes_more': {
    words: ({ name, jobTitle }) => ({
      title: `${jobTitle} is taking applications again`,
      detail: `${name} is taking more applicants for a job you saved.`,
    }),
    path: ({ jobId }) => jobForRepAddress(jobId),
    button: 'See the job',
  },
  'work.moved': {
    words: ({ name, jobTitle }) => ({
      title: `${name} changed when or where ${jobTitle} is`,
      detail: 'Check the days, hours and place, and contact them if you can’t come.',
    }),
    path: () => trackerAddress('completed'),
  },
  'courses.asked': {
    words: ({ jobTitle, which, courses }) => ({
      title: `${jobTitle} asks for ${courses.length === 1 ? 'a course' : 'courses'}`,
      detail: `Finish ${nameCourses(which, courses)} before you agree to the terms.`,
    }),
    path: ({ jobId }) => jobForRepAddress(jobId),
    button: 'See the job',
  },
} satisfies Partial<TextsOf>;
