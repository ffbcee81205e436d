import { z } from 'zod';

/** Reasons for a match's score, in plain words, the weightiest first. */
export const matchReasons = z.object({ for: z.array(z.string()), against: z.array(z.string()) });

export type MatchReasons = z.output<typeof matchReasons>;
