import { z } from 'zod';
import { id, timestamp } from '../fields.ts';
import { matchChoices, matchLook } from '../matching/choices.ts';
import { dismissalReasons, genders, proposalStates } from '../matching/options.ts';

const ofJob = { jobId: id, jobTitle: z.string() };

/** What counted, by name; null: the job asked nothing of the kind, or nobody said. */
const counted = z.record(z.string(), z.number().nullable());

export const exportedMatching = z.object({
  /** Null for who is no rep. */
  choices: matchChoices.nullable(),
  /** What the rep told for the comparison of groups alone. */
  gender: z.enum(genders).nullable(),
  /** What the rep did here, as far as matches are weighed by it. */
  behaviour: z
    .object({
      completed: z.int(),
      noShows: z.int(),
      lateCancellations: z.int(),
      hiredAgain: z.int(),
      answerHours: z.number().nullable(),
    })
    .nullable(),
  /** For which jobs the rep is proposed, and what a person of our team decided about it. */
  proposals: z.array(
    z.object({
      ...ofJob,
      score: z.number(),
      counted,
      model: z.int(),
      state: z.enum(proposalStates),
      reason: z.string().nullable(),
      madeAt: timestamp,
      reviewedAt: timestamp.nullable(),
    }),
  ),
  /** When the rep was shown a job as fitting, and when they were shown to its business. */
  shown: z.array(
    z.object({ ...ofJob, to: z.enum(['rep', 'business']), on: z.string(), rank: z.int(), policy: z.string(), counted }),
  ),
  /** Of which new jobs the rep was told, since they fit. */
  told: z.array(z.object({ ...ofJob, at: timestamp })),
  dismissals: z.array(z.object({ ...ofJob, reason: z.enum(dismissalReasons), at: timestamp })),
  /** To the rep, with what they answered; by the business, without. */
  invitations: z.array(
    z.object({ ...ofJob, at: timestamp, answer: z.enum(['declined', 'applied']).nullable(), takenBack: z.boolean() }),
  ),
  looks: z.array(matchLook),
});

export type ExportedMatching = z.output<typeof exportedMatching>;
