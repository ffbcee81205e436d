import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { comparedBy, genders } from './options.ts';

/** Null: they disclosed nothing, or withdrew it. */
export const repGender = z.object({ gender: z.enum(genders).nullable() });

export type RepGender = z.output<typeof repGender>;

export const comparedGroup = z.object({
  name: z.string(),
  /** How many of them qualified for a job that did not show all who did. */
  people: z.int(),
  /** Their expected share of the first ten places, if chance had chosen among the qualified within each job. */
  qualified: z.number(),
  /** Their share of the first ten places. */
  shown: z.number(),
  /** How often they were shown, relative to chance. */
  ratio: z.number(),
  /** Less than four fifths as often as the group that is shown most. */
  belowLine: z.boolean(),
});

export type ComparedGroup = z.output<typeof comparedGroup>;

export const matchFairness = z.object({
  /** Open jobs where fewer were shown among the first ten than qualified; where all are shown, nothing is chosen. */
  jobs: z.int(),
  people: z.int(),
  /** Smaller groups are left out. */
  least: z.int(),
  by: z.array(z.object({ by: z.enum(comparedBy), groups: z.array(comparedGroup) })),
});

export type MatchFairness = z.output<typeof matchFairness>;

const gender = {
  tag: 'Matching',
  gate: 'rep',
  afterTrial: 'own data',
  status: 200,
  path: '/api/rep/told-gender',
} as const;

export const fairnessApi = {
  gender: endpoint({
    ...gender,
    method: 'GET',
    about: 'told gender',
    summary: 'Get the gender you disclosed',
    description: 'Used only to compare groups.',
    response: repGender,
  }),
  saveGender: endpoint({
    ...gender,
    method: 'PUT',
    changes: ['told gender'],
    summary: 'Set or remove the gender you disclose',
    description: 'Used only to compare groups. It never affects a match and is never shown.',
    body: repGender,
    response: repGender,
  }),
  compare: endpoint({
    tag: 'Matching',
    gate: 'admin',
    permission: 'matches.review',
    method: 'GET',
    path: '/api/admin/match-fairness',
    about: 'match fairness',
    summary: 'Compare matching across groups',
    description:
      'Shows whether towns, languages and genders reach the first ten as often as they qualify. Covers the last 90 days.',
    status: 200,
    response: matchFairness,
  }),
};
