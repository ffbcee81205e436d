/**
 * What answers of the API are about. A read names the noun that its answer is about, a write those whose answers it changes, and a live event those
 * it reports: cached answers about them are invalidated.
 */
export type Noun =
  | 'account'
  | 'admin passkeys'
  | 'admin team'
  | 'applications'
  | 'approvals'
  | 'billing'
  | 'canned answers'
  | 'cases'
  | 'courses'
  | 'course desk'
  | 'course drafts'
  | 'course gifts'
  | 'dashboards'
  | 'devices'
  | 'diagnostics'
  | 'disputes'
  | 'engagements'
  | 'enquiries'
  | 'files'
  | 'gigs'
  | 'invitations'
  | 'job drafts'
  | 'job cases'
  | 'jobs'
  | 'legal'
  | 'match choices'
  | 'match looks'
  | 'match reviews'
  | 'match fairness'
  | 'matches'
  | 'me'
  | 'conversations'
  | 'messaging choices'
  | 'notifications'
  | 'own payments'
  | 'payments'
  | 'payouts'
  | 'rehires'
  | 'reliability'
  | 'reliability appeals'
  | 'reports'
  | 'reviews'
  | 'review cases'
  | 'rep notes'
  | 'settings'
  | 'support'
  | 'standby'
  | 'told gender'
  | 'trial'
  | 'user acts'
  | 'user notes'
  | 'user sessions'
  | 'users'
  | 'viewing'
  | 'own videos'
  | 'sales'
  | 'saved jobs'
  | 'saved searches'
  | 'videos to watch'
  | 'wallet'
  | 'waiting'
  | 'work calendar';

export const changedWithApplication = [
  'applications',
  'jobs',
  'saved jobs',
  'dashboards',
  'videos to watch',
  'engagements',
  'gigs',
  'matches',
  'invitations',
  'rehires',
] as const satisfies readonly Noun[];

export const changedWithJob = [
  'jobs',
  'saved jobs',
  'applications',
  'gigs',
  'dashboards',
  'own videos',
  'matches',
  'invitations',
  'rehires',
] as const satisfies readonly Noun[];

/** A paid subscription opens what the trial gate closed. */
export const changedWithBilling = ['billing', 'own payments', 'trial'] as const satisfies readonly Noun[];
