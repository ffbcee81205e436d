import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, prose, timestamp } from '../fields.ts';

/** What a training printed. */
export const trainingReport = z.object({
  groups: z.int(),
  pairs: z.int(),
  heldOut: z.int(),
  /** nDCG of what was held out: by the model, by the prior, and by the one that was active. */
  ndcg: z.number(),
  ndcgOfPrior: z.number(),
  ndcgOfActive: z.number(),
});

export type TrainingReport = z.output<typeof trainingReport>;

export const matchModel = z.object({
  id,
  number: z.int(),
  origin: z.enum(['prior', 'learned']),
  active: z.boolean(),
  madeAt: timestamp,
  activatedAt: timestamp.nullable(),
  /** Null: at the start, or from the command line. */
  activatedBy: z.string().nullable(),
  weights: z.array(z.object({ name: z.string(), title: z.string(), weight: z.number() })),
  /** Null: it was not learned. */
  report: trainingReport.nullable(),
});

export type MatchModel = z.output<typeof matchModel>;

const admin = { tag: 'Matching', gate: 'admin', status: 200 } as const;

export const matchModelsApi = {
  list: endpoint({
    ...admin,
    permission: 'matches.review',
    method: 'GET',
    path: '/api/admin/match-models',
    about: 'match models',
    summary: 'What matches are and were weighed by, the newest first',
    response: z.object({ items: z.array(matchModel) }),
  }),
  activate: endpoint({
    ...admin,
    permission: 'matches.choose_model',
    method: 'POST',
    path: '/api/admin/match-models/:modelId/activation',
    changes: ['match models'],
    summary: 'Weigh by this one from now on, in every process within a second',
    params: z.object({ modelId: id }),
    body: z.object({ reason: prose('A reason', 500) }),
    response: matchModel,
    refusals: ['match_model.not_found', 'match_model.already_active', 'match_model.not_comparable'],
  }),
};
