import type { RefusalText } from '../refusal-text.ts';

export const analyticsRefusals = {
  'analytics.too_long': {
    status: 422,
    title: 'This period is too long',
    detail: 'We show 60 periods at most. Choose fewer days, or longer periods.',
  },
} as const satisfies Record<string, RefusalText>;
