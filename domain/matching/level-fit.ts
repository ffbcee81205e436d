import type { jobExperience } from '#contract/jobs/options.ts';
import type { RepToMatch } from './described.ts';

const asked: Readonly<Record<string, number>> = {
  'Entry Level': 0,
  '1-2 years': 1,
  '3-5 years': 2,
  '5+ years': 3,
} satisfies Record<(typeof jobExperience)[number], number>;

const standing = { entry: 0, junior: 1, mid: 2, senior: 3 } as const;

/** How many steps more experience a rep has than is asked; negative: fewer. Null: nobody said. */
export function roomOf(experience: RepToMatch['experience'], required: string): number | null {
  const level = asked[required];
  return experience === null || level === undefined ? null : standing[experience] - level;
}

/** Too little is worse than too much, but who has done far more seldom stays. */
export function fitOfRoom(room: number): number {
  if (room >= 0) return [1, 0.95, 0.8, 0.65][room] ?? 0.65;
  return [0.5, 0.15, 0][-room - 1] ?? 0;
}
