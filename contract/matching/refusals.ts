import type { RefusalText } from '../refusal-text.ts';

/** What matches are weighed by. */
export const matchingRefusals = {
  'match_model.not_found': { status: 404, title: 'Model not found', detail: 'There is no such model.' },
  'match_model.already_active': {
    status: 409,
    title: 'This one is in use',
    detail: 'Matches are weighed by this model already.',
  },
} as const satisfies Record<string, RefusalText>;
