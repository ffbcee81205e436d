import type { RefusalText } from '../refusal-text.ts';
import { matchingLimits } from './options.ts';

/** Refusals of matches, feedback on them, and their weights. */
export const matchingRefusals = {
  'match.not_found': {
    status: 404,
    title: 'Nothing to review here',
    detail: 'This job is no longer open, or it has no proposed reps.',
  },
  'match.taken': {
    status: 409,
    title: 'Another admin is reviewing this job',
    detail: `You can review it within ${matchingLimits.claimMinutes} minutes, once they finish or leave it.`,
  },
  'match.changed': {
    status: 409,
    title: 'The list has changed',
    detail: 'One of these reps is no longer proposed for this job. Refresh to see the latest.',
  },
  'match.job_edited': {
    status: 409,
    title: 'The job has changed',
    detail: 'The business edited this job while you had it open. Read it again before you decide.',
  },
  'match.profile_edited': {
    status: 409,
    title: 'A profile has changed',
    detail: 'A rep edited their profile while you had it open. Read it again before you decide.',
  },
  'match_look.already_open': {
    status: 409,
    title: 'We’re already reviewing this',
    detail: 'Someone on our team will reply to your earlier request. You can ask again after that.',
  },
  'match_look.not_found': {
    status: 404,
    title: 'Request not found',
    detail: 'This request no longer exists.',
  },
  'match_look.answered': {
    status: 409,
    title: 'Already answered',
    detail: 'Another admin has answered this request. The list now shows their answer.',
  },
  'invitation.not_found': {
    status: 404,
    title: 'Invitation not found',
    detail: 'You weren’t invited to this job, or the invitation was withdrawn.',
  },
  'invitation.answered': {
    status: 409,
    title: 'Already answered',
    detail: 'This invitation has already been answered, or the job is no longer taking applications.',
  },
  'invitation.already_applied': {
    status: 409,
    title: 'This rep has already applied',
    detail: 'You’ll find their application among the applicants for this job.',
  },
  'invitation.not_suggested': {
    status: 409,
    title: 'This rep is no longer suggested',
    detail: 'They aren’t available for this job at the moment. Refresh to see the latest list.',
  },
  'invitation.daily_allowance': {
    status: 429,
    title: 'You’ve reached today’s limit',
    detail: `You can invite ${matchingLimits.invitationsADay} reps a day. Give the reps you invited time to answer.`,
  },
} as const satisfies Record<string, RefusalText>;
