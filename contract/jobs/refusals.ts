import type { RefusalText } from '../refusal-text.ts';

/** Jobs, and searches for them. */
export const jobRefusals = {
  'industry.unknown': { status: 422, title: 'Unknown industry', detail: 'Choose an industry from the list.' },
  'tag.unknown': {
    status: 422,
    title: 'Unknown tag',
    detail: 'Choose tags from the list, at most five of each kind.',
  },
  'location.unknown': { status: 422, title: 'Unknown location', detail: 'Choose a location from the list.' },
  'job.not_found': {
    status: 404,
    title: 'Job not found',
    detail: 'This job doesn’t exist, or you don’t have access to it.',
  },
  'job.enough_applicants': {
    status: 409,
    title: 'Enough applicants for now',
    detail: 'The business has enough applicants to review. Save the job, and we’ll notify you when it takes more.',
  },
  'job.not_active': {
    status: 409,
    title: 'This job is closed',
    detail: 'The business is no longer taking applications for this job.',
  },
  'job.paused': {
    status: 409,
    title: 'This job is paused',
    detail: 'The business isn’t taking applications for this job at the moment. It may reopen.',
  },
  'job.filled': {
    status: 409,
    title: 'This job is filled',
    detail: 'The business has found all the reps it needs for this job.',
  },
  'job.already_active': { status: 409, title: 'Already open', detail: 'This job is already taking applications.' },
  'job.already_paused': {
    status: 409,
    title: 'Already paused',
    detail: 'This job is already paused. Reopen it to take applications again.',
  },
  'job.already_taken_down': {
    status: 409,
    title: 'Taken down by our team',
    detail: 'Our team took this job down. On the job’s page you can edit it, reply to us, and ask us to restore it.',
  },
  'job.already_filled': {
    status: 409,
    title: 'Already filled',
    detail: 'This job is already marked as filled. Reopen it to edit it.',
  },
  'job.already_closed': {
    status: 409,
    title: 'Already closed',
    detail: 'This job is already closed. Reopen it to edit it.',
  },
  'job.changed': {
    status: 409,
    title: 'This job has just changed',
    detail: 'It was edited while you had it open. What you typed is still here. Check the new version, then continue.',
  },
  'job.duplicate': {
    status: 409,
    title: 'This job is already open',
    detail:
      'You’ve already posted the same job, and it’s still open. Edit that one, or describe here what’s different.',
  },
  'job.daily_allowance': {
    status: 429,
    title: 'You’ve reached today’s limit',
    detail: 'You’ve posted as many jobs as you can in 24 hours. Please try again tomorrow.',
  },
  'job.below_minimum_wage': {
    status: 422,
    title: 'Below the minimum wage',
    detail: 'The hourly rate is below the national minimum wage.',
  },
  'job.transport_unanswered': {
    status: 422,
    title: 'Is there transport home?',
    detail: 'The shift has hours at night. Choose whether transport home is available.',
  },
  'job.schedule_invalid': {
    status: 422,
    title: 'Choose other days',
    detail: 'Choose days from today, up to a year ahead.',
  },
  'job.pay_invalid': {
    status: 422,
    title: 'What does it pay?',
    detail: 'Enter the pay for the option you chose: a day, an hour or the whole job.',
  },
  'job.days_over': {
    status: 422,
    title: 'Its days have passed',
    detail: 'The last day has passed. Duplicate the job and choose new days.',
  },
  'job.closing_day_invalid': {
    status: 422,
    title: 'Choose another last day to apply',
    detail: 'Choose a day from today, up to 90 days ahead.',
  },
  'job.course_unknown': {
    status: 422,
    title: 'Choose other courses',
    detail: 'Choose courses that reps can start today.',
  },
  'job.too_few_positions': {
    status: 422,
    title: 'You’ve accepted more reps than that',
    detail: 'A job can’t have fewer positions than the reps you’ve accepted.',
  },
  'job.no_room': {
    status: 422,
    title: 'All positions are filled',
    detail: 'You’ve accepted as many reps as the job needs. Add positions to take applications again.',
  },
  'job.origin_unknown': {
    status: 422,
    title: 'Nearest to what?',
    detail: 'Choose a town to measure from, or add your location to your profile.',
  },
  'job_draft.not_found': {
    status: 404,
    title: 'Draft not found',
    detail: 'This draft was posted or deleted, or you don’t have access to it.',
  },
  'job_draft.too_many': {
    status: 409,
    title: 'You’ve reached the limit of 50 drafts',
    detail: 'Delete one you no longer need to make room for this one.',
  },
  'saved_job.too_many': {
    status: 409,
    title: 'You’ve reached the limit of saved jobs',
    detail: 'Remove some of your saved jobs to make room for this one.',
  },
  'saved_search.not_found': {
    status: 404,
    title: 'Saved search not found',
    detail: 'This search was deleted, or you don’t have access to it.',
  },
  'saved_search.too_many': {
    status: 409,
    title: 'You’ve reached the limit of 20 saved searches',
    detail: 'Delete one you no longer need to make room for this one.',
  },
  'saved_search.link_invalid': {
    status: 403,
    title: 'This link doesn’t work',
    detail: 'Open it again from your email. Or sign in and turn off the emails under your saved searches.',
  },
} as const satisfies Record<string, RefusalText>;
