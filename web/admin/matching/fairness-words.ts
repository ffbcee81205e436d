import type { ComparedBy, Gender } from '#contract/matching/options.ts';
import { genderWords } from '#web/features/matching/gender-words.ts';

export const comparedWords: Record<ComparedBy, { readonly title: string; readonly note: string }> = {
  town: { title: 'By town', note: 'The town where the rep lives.' },
  language: {
    title: 'By language',
    note: 'Languages in the rep’s profile. Reps with several languages count in each group.',
  },
  gender: { title: 'By gender', note: 'Only reps who gave their gender for this comparison.' },
};

/** Genders have labels; towns and languages have names. */
export const groupName = (name: string): string => genderWords[name as Gender] ?? name;

/** `12.5 %`. */
export const tenthsText = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** `0.83`. */
export const ratioText = (ratio: number): string => ratio.toFixed(2);
