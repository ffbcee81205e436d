import type { RefusalText } from '../refusal-text.ts';

export const arrivalRefusals = {
  'arrival.no_shift': {
    status: 409,
    title: 'There is no shift to share',
    detail: 'This gig has no shift that is still to come.',
  },
  'arrival.link_ended': {
    status: 404,
    title: 'This link has ended',
    detail: 'The shift is over, the person who shared it has stopped sharing, or part of the link is missing.',
  },
} as const satisfies Record<string, RefusalText>;
