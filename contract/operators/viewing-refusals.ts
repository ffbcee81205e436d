import type { RefusalText } from '../refusal-text.ts';

/** Apart from the others: each page of the portals ships this. */
export const readingOnly = {
  status: 403,
  title: 'You are only looking',
  detail: 'You see this as somebody else: nothing is sent or changed in their name.',
} as const;

/** What is said to an administrator who sees as somebody, wherever they go; endpoints do not list it. */
export const viewingRefusals = {
  'viewing.reading_only': readingOnly,
  'viewing.hidden': {
    status: 403,
    title: 'Not shown to our team',
    detail:
      'What others wrote to them, papers, bank accounts, and what keeps the account safe are for this person alone.',
  },
  'viewing.ended': {
    status: 403,
    title: 'This has ended',
    detail: 'You no longer see as this person. Begin again from their page in the panel.',
  },
} as const satisfies Record<string, RefusalText>;
