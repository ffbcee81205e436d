import type { Feature } from '../operators/site-now.ts';

/** Shown to a user who opens the feature nevertheless. */
export const offTexts: Readonly<Record<Feature, string>> = {
  courses: 'New training courses are turned off at the moment. You can still use the courses you have.',
  gifts: 'Giving courses is turned off at the moment. Reps keep the courses you’ve given them.',
  attachments: 'Sending files and cards with messages is turned off at the moment. You can still send text.',
  suggestions: 'Suggested reps are turned off at the moment. Reps can still find your jobs and apply.',
};
