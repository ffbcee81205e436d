import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { id, prose } from '../fields.ts';
import { reliabilityEntry } from './reliability.ts';
import { excusableKinds } from './reliability-kinds.ts';

export const excuseInput = z.object({ reason: prose('A reason', 300) });

const excusableEntry = reliabilityEntry
  .pick({ id: true, at: true, minutes: true, excused: true })
  .extend({ kind: z.enum(excusableKinds) });

const own = { tag: 'Reliability', gate: 'business', afterTrial: 'own data' } as const;

export const reliabilityExcusesApi = {
  ofGig: endpoint({
    ...own,
    method: 'GET',
    path: '/api/business/engagements/:engagementId/excusable-entries',
    about: 'reliability',
    summary: 'List what counts against a rep on a gig that you can excuse',
    description: 'Cancelled, not confirmed or missed, oldest first. What our team removed after an appeal is left out.',
    params: z.object({ engagementId: id }),
    status: 200,
    response: z.object({ items: z.array(excusableEntry) }),
    refusals: ['engagement.not_found'],
  }),
  accept: endpoint({
    ...own,
    method: 'POST',
    path: '/api/business/reliability/entries/:entryId/excuse',
    changes: ['reliability'],
    summary: 'Accept a rep’s reason for cancelling or not coming',
    description:
      'The entry then costs the rep nothing. Both sides see your reason, which can’t be changed. Don’t name an illness.',
    params: z.object({ entryId: id }),
    body: excuseInput,
    status: 204,
    response: noContent,
    refusals: ['reliability.not_found', 'reliability.not_excusable', 'reliability.excused'],
  }),
};

export type ExcusableEntry = z.output<typeof excusableEntry>;
