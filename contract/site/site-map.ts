/** Pages with full content in their HTML, made at build. */
export const publicPages = [
  '/',
  '/businesses',
  '/reps',
  '/how-it-works',
  '/about',
  '/contact',
  '/investment',
  '/privacy',
  '/terms',
  '/cookies',
  '/security',
  '/reliability',
] as const;

export type PublicPage = (typeof publicPages)[number];

/** First parts of the addresses that need JavaScript and, but for sign-in and a link from a mail, a session. */
export const portals = [
  'auth',
  'dashboard',
  'rep-portal',
  'settings',
  'payment-success',
  'payment-cancelled',
  'legal-onboarding',
  'admin',
  'diagnostics',
  'withdraw-consent',
  'stop-search-mails',
  'stop-mails',
  'this-was-not-me',
  'shared-shift',
  'confirm-bank-account',
  'not-my-bank-account',
  'confirm-refund-account',
  'not-my-refund-account',
] as const;
