import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { businessRecord, repRecord } from '../reliability-records.ts';
import { appealOutcomes, entryKinds, excusers } from './reliability-kinds.ts';

/** Who accepted the reason of an entry, and what that was. Such an entry costs nothing. */
export const acceptedReason = z.object({ by: z.enum(excusers), reason: z.string(), at: timestamp });

/** Points count in full, then half, then not at all. */
export const reliabilityEntry = z.object({
  id,
  kind: z.enum(entryKinds),
  at: timestamp,
  /** How late, how long before the start, or until the answer; null where it says nothing. */
  minutes: z.int().nullable(),
  gig: z.object({ engagementId: id, title: z.string(), startsAt: timestamp.nullable() }),
  /** While it counts in full. Negative: they lower the figure. */
  points: z.int(),
  part: z.enum(['full', 'half', 'none']),
  /** The first days on which it counts half, and no longer. */
  halfFrom: z.string(),
  noneFrom: z.string(),
  /** The business or our team accepted the reason, so it costs nothing. */
  excused: acceptedReason.nullable(),
  /** An appeal was successful: it no longer counts. */
  struck: z.boolean(),
  /** The latest appeal; `decision` null: our team is reviewing it. */
  appeal: z
    .object({
      words: z.string(),
      at: timestamp,
      decision: z.object({ outcome: z.enum(appealOutcomes), reason: z.string(), at: timestamp }).nullable(),
    })
    .nullable(),
  mayAppeal: z.boolean(),
});

export type ReliabilityEntry = z.output<typeof reliabilityEntry>;

const figure = z.object({
  /** From 0 to 100. */
  score: z.int(),
  /** Points earned and lost, as they count today. */
  wellPoints: z.number(),
  lostPoints: z.number(),
});

const own = {
  tag: 'Reliability',
  afterTrial: 'own data',
  status: 200,
  about: 'reliability',
  seenByTeam: true,
} as const;
const rep = { ...own, gate: 'rep' } as const;
const business = { ...own, gate: 'business' } as const;
const list = {
  method: 'GET',
  description: 'Newest first. The sum of the points, as they count today, is the figure.',
  query: pageQuery,
  response: pageOf(reliabilityEntry),
  refusals: ['request.bad_cursor'],
} as const;

export const reliabilityApi = {
  ofRep: endpoint({
    ...rep,
    method: 'GET',
    path: '/api/rep/reliability',
    summary: 'Get your reliability as a rep',
    response: z.object({ ...figure.shape, record: repRecord }),
  }),
  entriesOfRep: endpoint({
    ...{ ...rep, ...list },
    path: '/api/rep/reliability/entries',
    summary: 'List the events that count for you as a rep',
  }),
  ofBusiness: endpoint({
    ...business,
    method: 'GET',
    path: '/api/business/reliability',
    summary: 'Get your reliability as a business',
    response: z.object({ ...figure.shape, record: businessRecord }),
  }),
  entriesOfBusiness: endpoint({
    ...{ ...business, ...list },
    path: '/api/business/reliability/entries',
    summary: 'List the events that count for your business',
  }),
};
