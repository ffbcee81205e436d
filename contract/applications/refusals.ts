import type { RefusalText } from '../refusal-text.ts';

/** Applications and interviews. */
export const applicationRefusals = {
  'application.not_found': {
    status: 404,
    title: 'Application not found',
    detail: 'This application does not exist, or it is not yours to see.',
  },
  'application.already_applied': {
    status: 409,
    title: 'You already applied',
    detail: 'You have applied for this job before. Follow it under My Applications.',
  },
  'application.sent_again_today': {
    status: 409,
    title: 'You’ve already sent this again today',
    detail: 'You can send a withdrawn application again once a day. Try again tomorrow.',
  },
  'application.already_decided': {
    status: 409,
    title: 'Already decided',
    detail: 'This application was decided or withdrawn before. The list now shows where it stands.',
  },
  'application.already_interviewing': {
    status: 409,
    title: 'Already in interview',
    detail: 'This application was moved to interview before.',
  },
  'application.work_ended': {
    status: 409,
    title: 'Their work for this job has ended',
    detail:
      'One application leads to one engagement, with its own terms and money. To have this rep after all, use "Hire again" on the page of that work: it posts the job once more, and tells them.',
  },
  'application.rep_not_open': {
    status: 409,
    title: 'This rep can’t be hired at the moment',
    detail: 'Their account is not active. Nothing was changed. Choose another rep.',
  },
  'application.positions_filled': {
    status: 409,
    title: 'Every position is taken',
    detail:
      'You have accepted as many reps as this job asks for. To accept one more, edit the job and ask for more reps.',
  },
  'application.courses_missing': {
    status: 409,
    title: 'This rep has not finished what the job asks for',
    detail:
      'The job asks for a course. The rep is accepted once they have finished it, or once the job asks for it no longer.',
  },
  'interview.not_found': {
    status: 404,
    title: 'Interview not found',
    detail: 'This interview does not exist, or it is not yours to see.',
  },
  'interview.time_invalid': {
    status: 422,
    title: 'Choose other times',
    detail: 'An interview lies in the future, and at most 90 days from today.',
  },
  'interview.time_not_offered': {
    status: 422,
    title: 'Choose one of the times',
    detail: 'This time is not one of those that the business proposed.',
  },
  'interview.time_taken': {
    status: 409,
    title: 'This time is taken',
    detail: 'Another applicant was faster. Choose one of the others.',
  },
  'interview.too_few_times': {
    status: 422,
    title: 'Not enough times for all of them',
    detail: 'Each of those whom you invite needs a time of their own, or more room at one. Offer more times.',
  },
  'interview.time_passed': {
    status: 409,
    title: 'This time has passed',
    detail: 'Choose a later one, or message the business.',
  },
  'interview.already_answered': {
    status: 409,
    title: 'Already answered',
    detail: 'You have answered this invitation before. The list now shows where it stands.',
  },
  'interview.already_ended': {
    status: 409,
    title: 'This interview is off',
    detail: 'It was declined or cancelled before. The list now shows where it stands.',
  },
  'interview.replaced': {
    status: 409,
    title: 'There are new times',
    detail: 'The business has proposed other times since. The list now shows them.',
  },
  'gig.not_found': {
    status: 404,
    title: 'Gig not found',
    detail: 'This application was not accepted, or it is not yours to see.',
  },
  'gig.days_open': {
    status: 409,
    title: 'The days are open',
    detail: 'The job has no fixed days, so there is nothing to put into a calendar yet.',
  },
  'application.own_job': {
    status: 409,
    title: 'This is your own job',
    detail: 'You cannot apply for a job that your own business posted.',
  },
} as const satisfies Record<string, RefusalText>;

/** For accepting only. */
export const acceptanceRefusals = [
  'application.work_ended',
  'application.positions_filled',
  'application.courses_missing',
  'account.suspended',
  'job.already_taken_down',
] as const;
