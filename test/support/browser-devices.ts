import { basename } from 'node:path';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const desk = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };

export type Device = typeof phone;

/** A journey runs once, on its users' usual device: differences on a phone are tested there. */
const onAPhone = new Set([
  'accounts',
  'accounts-completion',
  'accounts-factor-changes',
  'accounts-mail',
  'accounts-recovery',
  'courses',
  'files',
  'hiring-loop',
  'legal',
  'mornings',
  'night-gig',
  'notifications',
  'paid-gig',
  'payments',
  'profiles',
  'public-chat',
  'public-leads',
  'public-offline',
  'public-pages',
  'rep-jobs',
  'reviews',
  'standby',
  'statements',
  'training-videos',
]);

/** The default device of that file's tests. Both share one browser, so that each worker starts only one. */
export const deviceOf = (file: string): Device => (onAPhone.has(basename(file, '.spec.ts')) ? phone : desk);
