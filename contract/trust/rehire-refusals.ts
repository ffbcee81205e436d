import type { RefusalText } from '../refusal-text.ts';

/** Teams that a business hires again. */
export const rehireRefusals = {
  'rehire.conflicts': {
    status: 409,
    title: 'Some reps can’t be invited',
    detail: 'Take them off the list, or choose another day. We haven’t sent anything.',
  },
  'rehire.days_open': {
    status: 422,
    title: 'Choose the days first',
    detail: 'Invited reps have to know the day and the hours. Choose a day that is still to come.',
  },
  'rehire.deadline_invalid': {
    status: 422,
    title: 'Choose another deadline',
    detail:
      'Reps need at least 30 minutes to answer. The deadline has to be before the gig starts and before the job stops taking applications.',
  },
  'rehire.no_room': {
    status: 409,
    title: 'Every place is taken',
    detail: 'This job has no place left. Choose another job, or add places to it.',
  },
  'rehire.not_signed': {
    status: 409,
    title: 'Sign for reps on standby first',
    detail: 'Sign the terms for reps on standby on the job’s page, or choose applicants yourself.',
  },
  'rehire.not_found': {
    status: 404,
    title: 'Invitation not found',
    detail: 'This invitation doesn’t exist, or you don’t have access to it.',
  },
  'rehire.over': {
    status: 409,
    title: 'This invitation has ended',
    detail: 'It was answered or withdrawn, or the time to answer is over.',
  },
  'rehire.place_taken': {
    status: 409,
    title: 'Every place is taken',
    detail: 'Other reps were faster, or the business no longer takes reps for this job.',
  },
  'rehire.business_closed': {
    status: 409,
    title: 'This business can’t hire at the moment',
    detail: 'Its account has to be approved by our team first.',
  },
} as const satisfies Record<string, RefusalText>;
