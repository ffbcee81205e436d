import type { RefusalText } from './refusal-text.ts';

/** Apart from the other refusals: every page of the portals loads these. */
export const portalRefusals = {
  'role.business_required': {
    status: 403,
    title: 'Access Required',
    detail: 'You need to register as a business to access the business dashboard.',
  },
  'role.rep_required': {
    status: 403,
    title: 'Access Required',
    detail: 'You need to register as a sales rep to access the rep portal.',
  },
  'trial.ended': {
    status: 402,
    title: 'Your free trial has ended',
    detail: 'Subscribe to continue. Your data, settings and earnings stay yours.',
  },
  /** An admin is viewing as a user. */
  'viewing.reading_only': {
    status: 403,
    title: 'This view is read-only',
    detail: 'You’re viewing as another user. Nothing is sent or changed in their name.',
  },
} as const satisfies Record<string, RefusalText>;
