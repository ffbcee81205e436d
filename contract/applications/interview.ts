import { z } from 'zod';
import { id, timestamp } from '../fields.ts';

/** `replaced` was superseded by a new proposal, and is no longer shown. */
export const interviewStatuses = ['proposed', 'accepted', 'declined', 'cancelled', 'replaced'] as const;

export type InterviewStatus = (typeof interviewStatuses)[number];

/** How many times a business may offer in one proposal, how long an interview may last, and how far ahead it may be. */
export const interviewLimits = { times: 5, shortest: 10, longest: 480, furthestDays: 90 } as const;

/** The interview of an application, as both of its sides see it. */
export const interview = z.object({
  id,
  status: z.enum(interviewStatuses),
  /** The offered times, earliest first. */
  times: z.array(timestamp),
  /** The one that the rep chose. */
  acceptedTime: timestamp.nullable(),
  minutes: z.int(),
  /** Where to meet. It has a place, a link or both. */
  place: z.string().nullable(),
  link: z.string().nullable(),
  /** The business's message to the rep. */
  note: z.string().nullable(),
  /** The rep's message to the business, when no time suited or after a cancellation. */
  answer: z.string().nullable(),
  proposedAt: timestamp,
  /** Time of the answer or the cancellation; null while the rep has yet to answer. */
  answeredAt: timestamp.nullable(),
});

export type Interview = z.output<typeof interview>;
