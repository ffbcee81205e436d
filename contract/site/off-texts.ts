import type { Feature } from '../operators/site-now.ts';

/** Shown to a user who opens the feature nevertheless. */
export const offTexts: Readonly<Record<Feature, string>> = {
  courses: 'New training courses are switched off at the moment. The courses that you have stay open.',
  gifts: 'Giving courses is switched off at the moment. What you gave stays theirs.',
  attachments: 'Sending files and cards with messages is switched off at the moment. Words go through.',
  suggestions: 'Suggesting reps is switched off at the moment. Reps find your jobs and apply as ever.',
};
