import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { timestamp } from '../fields.ts';

/** What the server says about itself to anybody. */
export const serverStanding = z.object({
  /** Its clock. */
  now: timestamp,
  databaseAnswers: z.boolean(),
});

/** Whether a page of somebody else opens, as our server sees it. */
export const meetingLink = z.object({
  /** Null: it was not asked, since local mode speaks to nobody outside. */
  reachable: z.boolean().nullable(),
  /** In words. */
  message: z.string(),
});

const shared = { method: 'GET', tag: 'Diagnostics', gate: 'open', status: 200 } as const;

export const siteCheckApi = {
  standing: endpoint({
    ...shared,
    path: '/api/diagnostics',
    about: null,
    summary: 'Get the health and time of the server',
    response: serverStanding,
    refusals: ['request.too_many'],
  }),
  meetingLink: endpoint({
    ...shared,
    path: '/api/diagnostics/meeting-link',
    about: null,
    summary: 'Check the booking page for investors',
    response: meetingLink,
    refusals: ['request.too_many'],
  }),
};
