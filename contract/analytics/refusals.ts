import type { RefusalText } from '../refusal-text.ts';

export const analyticsRefusals = {
  'analytics.too_long': {
    status: 422,
    title: 'That is too long a time',
    detail: 'At most 60 periods are shown at once. Choose fewer days, or longer periods.',
  },
} as const satisfies Record<string, RefusalText>;
