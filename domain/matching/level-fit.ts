import type { jobExperience } from '#contract/jobs/options.ts';
import type { RepToMatch } from './described.ts';

const asked: Readonly<Record<string, number>> = {
  'Entry Level': 0,
  '1-2 years': 1,
  '3-5 years': 2,
  '5+ years': 3,
} satisfies Record<(typeof jobExperience)[number], number>;

const ranks = { entry: 0, junior: 1, mid: 2, senior: 3 } as const;

/** How many steps a rep's experience exceeds the required one; negative: falls short. Null: unknown. */
export function roomOf(experience: RepToMatch['experience'], required: string): number | null {
  const level = asked[required];
  return experience === null || level === undefined ? null : ranks[experience] - level;
}

/** Too little is worse than too much. Few reps with far more experience stay in entry work. */
const ofEntry = [1, 0.95, 0.8, 0.65] as const;
/** Where years are required, more of them are better still. */
const asMuch = 0.95;
const tooLittle = [0.5, 0.15, 0] as const;

export function levelFit(experience: RepToMatch['experience'], required: string): number | null {
  const room = roomOf(experience, required);
  if (room === null) return null;
  if (room < 0) return tooLittle[-room - 1] ?? 0;
  return asked[required] === 0 ? (ofEntry[room] ?? 0) : room === 0 ? asMuch : 1;
}
