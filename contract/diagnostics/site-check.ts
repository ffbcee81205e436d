import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { timestamp } from '../fields.ts';

/** The server's public status. */
export const serverStatus = z.object({
  /** Its clock. */
  now: timestamp,
  databaseAnswers: z.boolean(),
});

/** Whether an external page opens, as our server sees it. */
export const meetingLink = z.object({
  /** Null: not tried, since local mode makes no external requests. */
  reachable: z.boolean().nullable(),
  /** The result in words. */
  message: z.string(),
});

const shared = { method: 'GET', tag: 'Diagnostics', gate: 'open', status: 200 } as const;

export const siteCheckApi = {
  status: endpoint({
    ...shared,
    path: '/api/diagnostics',
    about: null,
    summary: 'Get the health and time of the server',
    response: serverStatus,
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
