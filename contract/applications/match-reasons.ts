import { z } from 'zod';
import { quote } from '../catalogue/tags.ts';

/** How well a rep and a job fit. Never a percentage. */
export const fits = ['best', 'good', 'possible'] as const;

export type Fit = (typeof fits)[number];

export const reasonAbout = ['work', 'place', 'terms', 'record'] as const;

export type ReasonAbout = (typeof reasonAbout)[number];

const about = z.enum(reasonAbout);

/** A reason is a statement about fields and confirmed tags, or quotes a text. */
export const matchReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('field'), about, words: z.string() }),
  z.object({
    kind: z.literal('quote'),
    about,
    /** Whose words they are, such as "From the profile". */
    lead: z.string(),
    quote,
    /** The words of the job that it answers; null: none are quoted. */
    asked: quote.nullable(),
    /** Those words are the title of the job, which asks for nothing. */
    isTitle: z.boolean(),
  }),
]);

export type MatchReason = z.output<typeof matchReason>;

/** Reasons for a match's rank, the weightiest first. */
export const matchReasons = z.object({
  fit: z.enum(fits),
  for: z.array(matchReason),
  against: z.array(matchReason),
  /** What the job asks for and the profile doesn't confirm: questions, not lacks. */
  ask: z.array(z.string()),
});

export type MatchReasons = z.output<typeof matchReasons>;
