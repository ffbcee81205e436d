import { z } from 'zod';
import { timestamp } from '../fields.ts';

/** The published reviews about a rep or a business. */
export const reviewTotals = z.object({
  count: z.int(),
  /** Of the stars, to one decimal; null without reviews. */
  average: z.number().nullable(),
  /** How many of the authors would work with them again. */
  again: z.int(),
  newestAt: timestamp.nullable(),
});

export type ReviewTotals = z.output<typeof reviewTotals>;
