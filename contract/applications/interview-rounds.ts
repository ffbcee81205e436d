import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { changedWithApplication } from '../nouns.ts';
import { forChosen } from './board.ts';
import { interviewProposal } from './interviews.ts';
import { applicationStatuses } from './options.ts';

/** How many times one bulk invitation may offer, and how many reps may take the same. */
export const roundLimits = { times: 60, capacity: 20 } as const;

const { minutes, place, link, note } = interviewProposal.shape;

export const roundTerms = z.object({
  times: z
    .array(timestamp)
    .min(1, 'Offer at least one time.')
    .max(roundLimits.times, `Offer at most ${roundLimits.times} times.`)
    .refine((times) => new Set(times.map(Date.parse)).size === times.length, 'Offer each time once.'),
  /** How many may take the same time. */
  capacity: z
    .int('Reps per slot must be a whole number.')
    .min(1, 'Reps per slot must be at least 1.')
    .max(roundLimits.capacity, `Reps per slot can be at most ${roundLimits.capacity}.`)
    .default(1),
  minutes,
  place,
  link,
  note,
});

export const placeRule = {
  rule: ({ place, link }: { readonly place: string | null; readonly link: string | null }) =>
    place !== null || link !== null,
  words: { path: ['place'], message: 'Enter a meeting place or a link.' },
};

export const roundInput = forChosen(roundTerms.shape).refine(placeRule.rule, placeRule.words);

export type RoundInput = z.output<typeof roundInput>;

export const roundResult = z.object({
  invited: z.array(id),
  /** Those that were decided or had agreed on a time by then; without a status there is no such application for this job. */
  notInvited: z.array(z.object({ id, status: z.enum(applicationStatuses).nullable() })),
});

export type RoundResult = z.output<typeof roundResult>;

export const interviewRoundsApi = {
  invite: endpoint({
    method: 'POST',
    path: '/api/business/jobs/:jobId/interview-rounds',
    changes: changedWithApplication,
    summary: 'Invite several applicants to interviews',
    description: 'Each applicant chooses one of the times. Every time is for one applicant.',
    tag: 'Interviews',
    params: z.object({ jobId: id }),
    body: roundInput,
    gate: 'business',
    status: 201,
    response: roundResult,
    refusals: ['job.not_found', 'interview.time_invalid', 'interview.too_few_times'],
  }),
};
