import type { RefusalText } from '../refusal-text.ts';
import { reviewDays } from './review-options.ts';

/** Refusals of reviews. */
export const reviewRefusals = {
  'review.not_completed': {
    status: 409,
    title: 'This gig isn’t completed',
    detail: 'You can review a gig once all of it is completed.',
  },
  'review.closed': {
    status: 409,
    title: 'You can no longer review this gig',
    detail: `Reviews close once both sides have written theirs, or ${reviewDays} days after the gig was completed.`,
  },
  'review.not_found': {
    status: 404,
    title: 'Review not found',
    detail: 'It isn’t published, or you don’t have access to it.',
  },
  'review.replied': {
    status: 409,
    title: 'You’ve already replied',
    detail: 'Each review has one reply, which can’t be changed.',
  },
  'review.author_deleted': {
    status: 409,
    title: 'You can’t reply to this review',
    detail: 'Its author has deleted their account.',
  },
  'review.reported': {
    status: 409,
    title: 'You’ve already reported this',
    detail: 'You can report it once. We notify you of our team’s decision.',
  },
  'review_case.not_found': {
    status: 404,
    title: 'Case not found',
    detail: 'It doesn’t exist. Refresh to see the latest.',
  },
  'review_case.already_decided': {
    status: 409,
    title: 'This is already decided',
    detail: 'Another admin has decided it. Refresh to see the latest.',
  },
  'review_case.not_hidden': {
    status: 409,
    title: 'This isn’t hidden',
    detail: 'It was restored already, or never hidden. Refresh to see the latest.',
  },
  'review_case.another_admin': {
    status: 409,
    title: 'Another admin has to restore this',
    detail: 'You hid it. A second admin decides whether it’s shown again.',
  },
} as const satisfies Record<string, RefusalText>;
