import type { DismissalReason } from '#contract/matching/options.ts';

export const dismissalLabels: Record<DismissalReason, string> = {
  pay: 'It pays too little',
  too_far: 'It’s too far away',
  days: 'The days don’t suit me',
  kind_of_work: 'It’s not my kind of work',
  company: 'I’d rather not work for this company',
  other: 'Something else',
};

/** The effect of the reason on other jobs. */
export const dismissalHints: Record<DismissalReason, string> = {
  pay: 'Jobs that pay this little come later.',
  too_far: 'Jobs this far away come later.',
  days: 'Jobs on these days come later.',
  kind_of_work: 'Jobs of this kind come later.',
  company: 'Other jobs from this company come much later. We don’t tell the company.',
  other: 'Similar jobs from this company come a little later.',
};
