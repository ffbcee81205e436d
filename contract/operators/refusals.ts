import type { RefusalText } from '../refusal-text.ts';

/** What is said to administrators at their door. */
export const operatorRefusals = {
  'admin.session_required': {
    status: 401,
    title: 'Please sign in',
    detail: 'Sign in as an administrator to continue.',
  },
  'admin.password_wrong': { status: 403, title: 'Access Denied', detail: 'Invalid admin credentials' },
  'admin.email_not_authorized': {
    status: 403,
    title: 'Access Denied',
    detail: 'Email not authorized for admin access',
  },
  'admin.not_found': { status: 403, title: 'Access Denied', detail: 'Admin user not found' },
  'admin.code_wrong': {
    status: 403,
    title: 'This code is not right',
    detail: 'Each code works once and for half a minute. Use the newest one of your authenticator app.',
  },
  'admin.sign_in_over': {
    status: 403,
    title: 'Please sign in again',
    detail: 'The code comes within ten minutes of the password, and after five wrong ones you start again.',
  },
  'admin.too_many_attempts': {
    status: 429,
    title: 'Too many attempts',
    detail: 'Signing in is paused for a while. Please wait and try again.',
  },
} as const satisfies Record<string, RefusalText>;
