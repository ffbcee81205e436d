import type { RefusalText } from '../refusal-text.ts';

/** Further refusals to an admin who is viewing as a user, on every endpoint. They aren't listed per endpoint. */
export const viewingRefusals = {
  'viewing.hidden': {
    status: 403,
    title: 'Hidden from our team',
    detail: 'Only this user can see their messages, documents, bank accounts and security settings.',
  },
  'viewing.ended': {
    status: 403,
    title: 'This view has ended',
    detail: 'You’re no longer viewing as this user. Start again from their page in the panel.',
  },
} as const satisfies Record<string, RefusalText>;
