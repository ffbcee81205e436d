import type { RefusalText } from '../refusal-text.ts';

/** Jobs, and searches for them. */
export const jobRefusals = {
  'industry.unknown': { status: 422, title: 'Unknown industry', detail: 'Choose an industry from the list.' },
  'location.unknown': { status: 422, title: 'Unknown location', detail: 'Choose a location from the list.' },
  'job.not_found': {
    status: 404,
    title: 'Job not found',
    detail: 'This job does not exist, or it is not yours to see.',
  },
  'job.enough_applicants': {
    status: 409,
    title: 'Enough applicants for now',
    detail: 'The business has enough applicants to look at. Save the job, and we tell you when it takes more.',
  },
  'job.not_active': {
    status: 409,
    title: 'This job is closed',
    detail: 'The business no longer takes applications for this job.',
  },
  'job.paused': {
    status: 409,
    title: 'This job is paused',
    detail: 'The business takes no applications for this job at the moment. It may open again.',
  },
  'job.filled': {
    status: 409,
    title: 'This job is filled',
    detail: 'The business has found everybody it needs for this job.',
  },
  'job.already_active': { status: 409, title: 'Already open', detail: 'This job takes applications already.' },
  'job.already_paused': {
    status: 409,
    title: 'Already paused',
    detail: 'This job was paused before. Reopen it to take applications again.',
  },
  'job.already_filled': {
    status: 409,
    title: 'Already filled',
    detail: 'This job was marked as filled before. Reopen it to change it.',
  },
  'job.already_closed': {
    status: 409,
    title: 'Already closed',
    detail: 'This job was closed before. Reopen it to change it.',
  },
  'job.changed': {
    status: 409,
    title: 'This job has just changed',
    detail: 'It was edited while you had it open. What you typed is still here: read the new version, then go on.',
  },
  'job.duplicate': {
    status: 409,
    title: 'This job is open already',
    detail: 'You posted the same job before, and it is still open. Change that one, or say here what is different.',
  },
  'job.daily_allowance': {
    status: 429,
    title: 'That is all for today',
    detail: 'You have posted as many jobs as you can within 24 hours. Please try again tomorrow.',
  },
  'job.below_minimum_wage': {
    status: 422,
    title: 'Below the minimum wage',
    detail: 'The hourly rate is below the national minimum wage.',
  },
  'job.schedule_invalid': {
    status: 422,
    title: 'Choose other days',
    detail: 'The days of work are today or later, and at most a year ahead.',
  },
  'job.pay_invalid': {
    status: 422,
    title: 'What does it pay?',
    detail: 'Say what it pays for what you chose: the day, the hour or the whole.',
  },
  'job.days_over': {
    status: 422,
    title: 'Its days have passed',
    detail: 'The last day of work is over. Copy the job and choose new days.',
  },
  'job.closing_day_invalid': {
    status: 422,
    title: 'Choose another last day to apply',
    detail: 'The last day to apply is today or later, and at most 90 days from today.',
  },
  'job.course_unknown': {
    status: 422,
    title: 'Choose other courses',
    detail: 'A job can ask for courses that reps can begin today.',
  },
  'job.too_few_positions': {
    status: 422,
    title: 'You have accepted more reps',
    detail: 'A job cannot ask for fewer reps than you have accepted for it.',
  },
  'job.no_room': {
    status: 422,
    title: 'Every position is taken',
    detail: 'You have accepted as many reps as the job asks for. Ask for more to take applications again.',
  },
  'job.origin_unknown': {
    status: 422,
    title: 'Nearest to what?',
    detail: 'Choose a town to measure from, or say in your profile where you are.',
  },
  'job_draft.not_found': {
    status: 404,
    title: 'Draft not found',
    detail: 'This draft was posted or deleted, or it is not yours.',
  },
  'job_draft.too_many': {
    status: 409,
    title: 'You have 50 drafts',
    detail: 'Throw one away that you no longer need to make room for this one.',
  },
  'saved_job.too_many': {
    status: 409,
    title: 'You have saved very many jobs',
    detail: 'Remove some of your saved jobs to make room for this one.',
  },
  'saved_search.not_found': {
    status: 404,
    title: 'Saved search not found',
    detail: 'This search was deleted, or it is not yours.',
  },
  'saved_search.too_many': {
    status: 409,
    title: 'You have saved 20 searches',
    detail: 'Delete one that you no longer need to make room for this one.',
  },
  'saved_search.link_invalid': {
    status: 403,
    title: 'This link does not work',
    detail: 'Open it again from your email. Or sign in and turn off the emails under your saved searches.',
  },
} as const satisfies Record<string, RefusalText>;
