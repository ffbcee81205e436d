import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';

/** A shift that the rep shares, as the rep sees it. */
const shared = z.object({
  /** The day it starts on. */
  day: z.string(),
  /** When the link ends by itself. */
  endsAt: timestamp,
});

const ofRep = {
  tag: 'Gigs',
  gate: 'rep',
  afterTrial: 'keeps a promise',
  params: z.object({ engagementId: id }),
  path: '/api/rep/engagements/:engagementId/shift-link',
} as const;

export const safeArrivalApi = {
  show: endpoint({
    ...ofRep,
    method: 'GET',
    about: 'engagements',
    summary: 'Get the link that shares a shift',
    description: 'Null where none is shared. The link itself is returned only when it is created.',
    status: 200,
    response: z.object({ link: shared.nullable() }),
    refusals: ['engagement.not_found'],
  }),
  share: endpoint({
    ...ofRep,
    method: 'POST',
    changes: ['engagements'],
    summary: 'Create a link that shares the next shift',
    description: 'Replaces an earlier link of the gig. It shows the place and the times, and ends after the shift.',
    status: 201,
    response: shared.extend({ token: z.string() }),
    refusals: ['engagement.not_found', 'arrival.no_shift'],
  }),
  stop: endpoint({
    ...ofRep,
    method: 'DELETE',
    changes: ['engagements'],
    summary: 'Delete the link that shares a shift',
    status: 204,
    response: noContent,
    refusals: ['engagement.not_found'],
  }),
  look: endpoint({
    method: 'POST',
    path: '/api/shared-shifts',
    changes: [],
    summary: 'Get a shared shift by its link',
    description: 'Returns the place and the times, and nothing about the rep or the business.',
    tag: 'Gigs',
    gate: 'open',
    body: z.object({ token: z.string().min(1).max(100) }),
    status: 200,
    response: z.object({ place: z.string(), startsAt: timestamp, endsAt: timestamp }),
    refusals: ['arrival.link_ended'],
  }),
};
