import type { RefusalText } from '../refusal-text.ts';

/** Who may come in, and what is said about accounts. */
export const accountRefusals = {
  'session.required': { status: 401, title: 'Please sign in', detail: 'Sign in to continue.' },
  'session.second_factor_required': {
    status: 403,
    title: 'Confirm it is you',
    detail: 'Enter the code of your authenticator app to continue.',
  },
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
  'account.session_not_found': {
    status: 404,
    title: 'Already signed out',
    detail: 'This device is not signed in any more.',
  },
  'account.password_wrong': {
    status: 403,
    title: 'This is not your password',
    detail: 'Type the password that you sign in with.',
  },
  'account.code_wrong': {
    status: 403,
    title: 'This code is not right',
    detail: 'Codes work once and only for a short time. Use the newest one.',
  },
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
    detail: 'Signing in is paused for a few minutes. Please wait and try again.',
  },
  'user.not_found': { status: 404, title: 'User not found', detail: 'There is no account with this id.' },
  'profile.changed_elsewhere': {
    status: 409,
    title: 'This profile was changed elsewhere',
    detail:
      'Another tab or device saved it after you began here. Load that version, or keep yours and save it over the other.',
  },
} as const satisfies Record<string, RefusalText>;
