import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { sides } from '../engagements/options.ts';
import { id, prose, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { reliabilityEntry } from './reliability.ts';
import { appealOutcomes } from './reliability-kinds.ts';

export const reliabilityAppealInput = z.object({ words: prose('What happened', 2000) });

export const reliabilityDecisionInput = z.object({
  /** `excused`: it happened, but the reason is accepted. `struck`: it was wrong. Either way it no longer counts. */
  outcome: z.enum(appealOutcomes),
  reason: prose('A reason', 1000),
});

export const appealLists = ['open', 'decided'] as const;

/** An appeal as our team sees it. */
const adminAppeal = z.object({
  id,
  /** 2: the first one was declined, and another admin takes a second look. */
  round: z.int(),
  side: z.enum(sides),
  person: z.object({ userId: id, name: z.string(), email: z.string() }),
  entry: reliabilityEntry.pick({ kind: true, at: true, minutes: true, gig: true, excused: true }),
  words: z.string(),
  appealedAt: timestamp,
  decision: z
    .object({ outcome: z.enum(appealOutcomes), reason: z.string(), at: timestamp, by: z.string().nullable() })
    .nullable(),
  /** This admin may decide it. */
  mayDecide: z.boolean(),
});

export type AdminReliabilityAppeal = z.output<typeof adminAppeal>;

const own = {
  method: 'POST',
  tag: 'Reliability',
  afterTrial: 'own data',
  changes: ['reliability'],
  description: 'A person decides. After a declined appeal you can ask once more, and another admin decides.',
  params: z.object({ entryId: id }),
  body: reliabilityAppealInput,
  status: 204,
  response: noContent,
  refusals: ['reliability.not_found', 'reliability.not_against', 'reliability.already_appealed'],
} as const;

const admin = {
  tag: 'Reliability',
  gate: 'admin',
  permission: 'disputes.decide',
} as const;

export const reliabilityAppealsApi = {
  asRep: endpoint({
    ...own,
    gate: 'rep',
    path: '/api/rep/reliability/entries/:entryId/appeals',
    summary: 'Create an appeal against an entry as a rep',
  }),
  asBusiness: endpoint({
    ...own,
    gate: 'business',
    path: '/api/business/reliability/entries/:entryId/appeals',
    summary: 'Create an appeal against an entry as a business',
  }),
  list: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/reliability-appeals',
    about: 'reliability appeals',
    summary: 'List appeals against entries of reliability',
    description: 'Open appeals come oldest first, decided ones newest first.',
    query: pageQuery.extend({ list: z.enum(appealLists).default('open') }),
    status: 200,
    response: pageOf(adminAppeal),
    refusals: ['request.bad_cursor'],
  }),
  decide: endpoint({
    ...admin,
    method: 'POST',
    path: '/api/admin/reliability-appeals/:appealId/decision',
    changes: ['reliability appeals', 'waiting'],
    summary: 'Decide an appeal against an entry of reliability',
    description:
      'The user reads the reason beside the entry and in their messages. The rep or business of the gig whose statement no longer counts is notified, and so is the business of an excused rep. Refused to an admin who decided about it before.',
    params: z.object({ appealId: id }),
    body: reliabilityDecisionInput,
    status: 204,
    response: noContent,
    refusals: [
      'reliability_appeal.not_found',
      'reliability_appeal.decided',
      'reliability_appeal.another_admin',
      'reliability.not_excusable',
      'reliability.excused',
    ],
  }),
};
