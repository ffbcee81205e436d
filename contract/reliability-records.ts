import { z } from 'zod';

/** What others are told about a rep, for gigs of the last twelve months. */
export const repRecord = z.object({
  /** No gig of theirs has counted yet. */
  isNew: z.boolean(),
  came: z.int(),
  /** Of those, without being late. */
  onTime: z.int(),
  missed: z.int(),
  /** Less than a day before the start, or left unconfirmed. */
  cancelledLate: z.int(),
  /** Half of their answers came within so many minutes; null: no answer yet. */
  answerMinutes: z.number().nullable(),
});

export type RepRecord = z.output<typeof repRecord>;

/** What others are told about a business, for gigs of the last twelve months. */
export const businessRecord = z.object({
  isNew: z.boolean(),
  /** Gigs paid in time. */
  paid: z.int(),
  unpaid: z.int(),
  /** After the rep had agreed. */
  cancelled: z.int(),
  cancelledLate: z.int(),
  /** Gigs where the rep came and the business wasn’t there. */
  absent: z.int(),
});

export type BusinessRecord = z.output<typeof businessRecord>;
