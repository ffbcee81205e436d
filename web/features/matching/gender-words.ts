import type { Gender } from '#contract/matching/options.ts';

export const genderWords: Record<Gender, string> = { woman: 'A woman', man: 'A man', another: 'Another gender' };
