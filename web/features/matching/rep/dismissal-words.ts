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
  pay: 'Jobs that pay this little will rank lower, if we know their hourly pay.',
  too_far: 'Jobs this far away will rank lower.',
  days: 'Jobs with similar days, weekends only or not, will rank lower.',
  kind_of_work: 'Jobs of this type in this industry will rank lower.',
  company: 'Other jobs from this company will rank much lower. We won’t tell the company.',
  other: 'Similar jobs from this company will rank a little lower.',
};

export interface DismissedTitle {
  readonly id: string;
  readonly title: string;
}
