import { basename } from 'node:path';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const desk = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };

export type Device = typeof phone;

/** A journey is walked once, on the device that its people use: what looks different on a phone on that. */
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
  'statements',
  'training-videos',
]);

/** Where the tests of that file are, unless they say where. Both are had in one browser: each worker has to start but one. */
export const deviceOf = (file: string): Device => (onAPhone.has(basename(file, '.spec.ts')) ? phone : desk);
