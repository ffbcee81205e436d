import type { RefusalText } from '../refusal-text.ts';

/** Apart from the others: each page of the portals ships this. */
export const readingOnly = {
  status: 403,
  title: 'This view is read-only',
  detail: 'You’re viewing as another user. Nothing is sent or changed in their name.',
} as const;

/** Refusals to an admin who is viewing as a user, on every endpoint. They aren't listed per endpoint. */
export const viewingRefusals = {
  'viewing.reading_only': readingOnly,
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
