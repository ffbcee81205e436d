import type { RefusalText } from '../refusal-text.ts';

/** Places that are offered to reps on standby. */
export const standbyRefusals = {
  'standby.not_found': {
    status: 404,
    title: 'Offer not found',
    detail: 'This offer doesn’t exist, or you don’t have access to it.',
  },
  'standby.offer_over': {
    status: 409,
    title: 'This offer has ended',
    detail: 'You’ve already answered it, or the time to answer is over.',
  },
  'standby.place_taken': {
    status: 409,
    title: 'This place is taken',
    detail: 'Another rep was faster, or the business no longer needs a rep. Your application stays as it is.',
  },
  'standby.business_closed': {
    status: 409,
    title: 'This business can’t hire at the moment',
    detail: 'Its account has to be approved by our team first. Your application stays as it is.',
  },
  'standby.arrival_invalid': {
    status: 422,
    title: 'Choose another time',
    detail: 'This time isn’t possible any more. Choose one of the times on the offer.',
  },
  'standby.not_signed': {
    status: 409,
    title: 'Sign first',
    detail: 'Sign the terms for reps on standby before you offer them the place.',
  },
  'standby.no_place': {
    status: 409,
    title: 'There’s no place to offer',
    detail:
      'The place is taken or already offered, too little of the last day is left, or you cancelled the gig yourself.',
  },
  'standby.no_reps': {
    status: 409,
    title: 'No rep is on standby',
    detail:
      'None of your applicants is on standby, free on these days and not asked yet. You can accept another applicant.',
  },
} as const satisfies Record<string, RefusalText>;
