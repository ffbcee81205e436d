import type { RefusalText } from '../refusal-text.ts';

/** Applications and interviews. */
export const applicationRefusals = {
  'application.not_found': {
    status: 404,
    title: 'Application not found',
    detail: 'This application doesn’t exist, or you don’t have access to it.',
  },
  'rep_note.changed': {
    status: 409,
    title: 'Your note was changed on another device',
    detail: 'What you typed is still here. Read the newer note, then save again.',
  },
  'application.already_applied': {
    status: 409,
    title: 'You already applied',
    detail: 'You’ve already applied for this job. Track your application under My Applications.',
  },
  'application.sent_again_today': {
    status: 409,
    title: 'You’ve already sent this again today',
    detail: 'You can send a withdrawn application again once a day. Try again tomorrow.',
  },
  'application.already_decided': {
    status: 409,
    title: 'Already decided',
    detail: 'This application has already been decided or withdrawn. The list now shows its status.',
  },
  'application.already_interviewing': {
    status: 409,
    title: 'Already in interview',
    detail: 'This application is already in interview.',
  },
  'application.work_ended': {
    status: 409,
    title: 'Their gig for this job has ended',
    detail:
      'You can’t accept the same application twice. To book this rep again, use “Hire again” on that gig’s page. It posts the job again and notifies them.',
  },
  'application.standby_time': {
    status: 422,
    title: 'Choose another time',
    detail:
      'You can stand by while enough of the gig’s last day is left. If its days aren’t set yet, you can’t stand by.',
  },
  'application.rep_not_open': {
    status: 409,
    title: 'This rep can’t be hired at the moment',
    detail: 'Their account isn’t active. Nothing has changed. Choose another rep.',
  },
  'application.positions_filled': {
    status: 409,
    title: 'All positions are filled',
    detail: 'You’ve accepted as many reps as this job needs. To accept another, edit the job and add a position.',
  },
  'application.courses_missing': {
    status: 409,
    title: 'This rep hasn’t finished a required course',
    detail: 'You can accept the rep once they’ve finished the course, or once you remove it from the job.',
  },
  'interview.not_found': {
    status: 404,
    title: 'Interview not found',
    detail: 'This interview doesn’t exist, or you don’t have access to it.',
  },
  'interview.time_invalid': {
    status: 422,
    title: 'Choose other times',
    detail: 'Interviews must be in the future, within 90 days from today.',
  },
  'interview.time_not_offered': {
    status: 422,
    title: 'Choose one of the times',
    detail: 'The business didn’t propose this time.',
  },
  'interview.time_taken': {
    status: 409,
    title: 'This time is taken',
    detail: 'Another applicant chose it first. Choose one of the others.',
  },
  'interview.too_few_times': {
    status: 422,
    title: 'Not enough times for everyone',
    detail: 'Each applicant you invite needs a place. Offer more times, or allow more reps per slot.',
  },
  'interview.time_passed': {
    status: 409,
    title: 'This time has passed',
    detail: 'Choose a later time, or message the business.',
  },
  'interview.already_answered': {
    status: 409,
    title: 'Already answered',
    detail: 'You’ve already answered this invitation. The list now shows its status.',
  },
  'interview.already_ended': {
    status: 409,
    title: 'This interview is cancelled',
    detail: 'It was declined or cancelled earlier. The list now shows its status.',
  },
  'interview.replaced': {
    status: 409,
    title: 'There are new times',
    detail: 'The business has since proposed other times. The list now shows them.',
  },
  'gig.not_found': {
    status: 404,
    title: 'Gig not found',
    detail: 'This application wasn’t accepted, or you don’t have access to it.',
  },
  'gig.days_open': {
    status: 409,
    title: 'No fixed days yet',
    detail: 'The job has no fixed days, so there’s nothing to add to your calendar yet.',
  },
  'application.own_job': {
    status: 409,
    title: 'This is your own job',
    detail: 'You can’t apply for a job your own business posted.',
  },
} as const satisfies Record<string, RefusalText>;

/** Refusals of accepting only. */
export const acceptanceRefusals = [
  'application.work_ended',
  'application.positions_filled',
  'application.courses_missing',
  'sales.terms_missing',
  'account.suspended',
  'job.already_taken_down',
] as const;
