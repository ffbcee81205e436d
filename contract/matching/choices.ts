import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, prose, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';

export const matchChoices = z.object({
  /** By their reliability, and how quickly they answer. Without it they are compared by their profile alone. */
  rankedByBehaviour: z.boolean(),
  /** A mail on Monday mornings with the jobs that fit best. */
  weeklyMatches: z.boolean(),
});

export type MatchChoices = z.output<typeof matchChoices>;

export const matchGroupNames = ['text', 'meaning', 'structure', 'behaviour'] as const;

/** How much a feature counts, among those of its part. */
export const strengths = ['most', 'much', 'some', 'little', 'none'] as const;

export type Strength = (typeof strengths)[number];

/** What counts in matching, and how much. */
export const matchingInWords = z.object({
  model: z.int(),
  since: timestamp,
  groups: z.array(
    z.object({
      name: z.enum(matchGroupNames),
      title: z.string(),
      features: z.array(
        z.object({
          name: z.string(),
          title: z.string(),
          /** `work`: a part of the whole; `gate`: what is lost where it is wholly wrong. */
          part: z.enum(['work', 'gate']),
          strength: z.enum(strengths),
        }),
      ),
    }),
  ),
  /** Never used. */
  neverUsed: z.array(z.string()),
  /** Whether a team member approves each match before a business sees it. */
  reviewed: z.boolean(),
});

export type MatchingInWords = z.output<typeof matchingInWords>;

/** A rep's request for a human review. */
export const matchLook = z.object({
  id,
  jobId: id.nullable(),
  jobTitle: z.string().nullable(),
  words: z.string(),
  askedAt: timestamp,
  answer: z.object({ words: z.string(), at: timestamp }).nullable(),
});

export type MatchLook = z.output<typeof matchLook>;

const rep = { tag: 'Matching', gate: 'rep', afterTrial: 'own data', status: 200 } as const;
const choices = { ...rep, path: '/api/rep/match-choices' } as const;
const looks = { ...rep, path: '/api/rep/match-looks' } as const;

export const lookWords = prose('What we should review', 1000);

export const matchChoicesApi = {
  show: endpoint({
    ...choices,
    method: 'GET',
    about: 'match choices',
    seenByTeam: true,
    summary: 'Get your matching settings',
    response: matchChoices,
  }),
  save: endpoint({
    ...choices,
    method: 'PUT',
    changes: ['match choices', 'matches'],
    summary: 'Update your matching settings',
    description: 'Recommendations follow within seconds.',
    body: matchChoices,
    response: matchChoices,
  }),
  explain: endpoint({
    ...rep,
    method: 'GET',
    path: '/api/rep/how-matching-works',
    // It changes only with a new version of the product.
    about: null,
    seenByTeam: true,
    summary: 'Get what counts in matching, and how much',
    response: matchingInWords,
  }),
  looks: endpoint({
    ...looks,
    method: 'GET',
    about: 'match looks',
    summary: 'List your requests for a human review',
    description: 'Newest first.',
    query: pageQuery,
    response: pageOf(matchLook),
    refusals: ['request.bad_cursor'],
  }),
  askLook: endpoint({
    ...looks,
    method: 'POST',
    changes: ['match looks'],
    summary: 'Request a human review of your matches',
    description: 'Covers your matching, or one job. Only one request can be open at a time.',
    body: z.object({ jobId: id.nullable(), words: lookWords }),
    status: 201,
    response: matchLook,
    refusals: ['job.not_found', 'match_look.already_open'],
  }),
};
