import type { DismissalReason } from '#contract/matching/options.ts';

export const dismissalLabels: Record<DismissalReason, string> = {
  pay: 'It pays too little',
  too_far: 'It is too far away',
  days: 'The days do not suit me',
  kind_of_work: 'It is not my kind of work',
  company: 'I would rather not work for this company',
  other: 'Something else',
};

/** What the reason does to other jobs. */
export const dismissalHints: Record<DismissalReason, string> = {
  pay: 'Jobs that pay as little come later.',
  too_far: 'Jobs as far away come later.',
  days: 'Jobs on such days come later.',
  kind_of_work: 'Jobs of this kind come later.',
  company: 'Other jobs of this company come much later. It is not told.',
  other: 'Jobs like it of this company come a little later.',
};
