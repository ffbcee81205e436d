import type { RefusalText } from '../refusal-text.ts';

/** Refusals of appeals against entries of reliability. */
export const reliabilityRefusals = {
  'reliability.not_found': {
    status: 404,
    title: 'Entry not found',
    detail: 'This entry doesn’t exist, or it isn’t about you.',
  },
  'reliability.not_against': {
    status: 409,
    title: 'This entry doesn’t count against you',
    detail: 'You can appeal entries that cost points.',
  },
  'reliability.already_appealed': {
    status: 409,
    title: 'You can’t appeal this now',
    detail: 'Your appeal is in review, or it was decided for good. Refresh to see the latest.',
  },
  'reliability.not_excusable': {
    status: 409,
    title: 'This entry can’t be excused',
    detail: 'A rep who cancelled, didn’t confirm or didn’t come can be excused.',
  },
  'reliability.excused': {
    status: 409,
    title: 'This entry doesn’t count any more',
    detail: 'It was excused or removed already. Refresh to see the latest.',
  },
  'reliability_appeal.not_found': {
    status: 404,
    title: 'Appeal not found',
    detail: 'It was deleted with the user’s account.',
  },
  'reliability_appeal.decided': {
    status: 409,
    title: 'This appeal is already decided',
    detail: 'Another admin has decided it. Refresh to see the latest.',
  },
  'reliability_appeal.another_admin': {
    status: 409,
    title: 'Another admin has to decide this',
    detail: 'You decided about this before. A second admin takes the second look.',
  },
} as const satisfies Record<string, RefusalText>;
