import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, timestamp } from '../fields.ts';
import { repApplication } from './applications.ts';

const standby = {
  path: '/api/rep/applications/:applicationId/standby',
  changes: ['applications'],
  tag: 'Applications',
  params: z.object({ applicationId: id }),
  gate: 'rep',
  status: 200,
  response: repApplication,
} as const;

/** A job that a rep stands by for. */
const standingBy = z.object({
  ...{ applicationId: id, jobId: id, jobTitle: z.string(), companyName: z.string(), until: timestamp },
  /** Those to come, and the last one once it has begun, while a place for its rest can be offered. */
  shifts: z.array(z.object({ day: z.string(), startsAt: timestamp, endsAt: timestamp })),
});

export type StandingBy = z.output<typeof standingBy>;

/** Whether a rep stands by for a place on a job they applied for. */
export const standingByApi = {
  list: endpoint({
    tag: 'Applications',
    gate: 'rep',
    method: 'GET',
    path: '/api/rep/standbys',
    about: 'applications',
    afterTrial: 'own data',
    seenByTeam: true,
    summary: 'List the jobs that you stand by for',
    description: 'At most 20, the first to end first.',
    status: 200,
    response: z.object({ items: z.array(standingBy) }),
  }),
  start: endpoint({
    ...standby,
    method: 'PUT',
    summary: 'Set until when you stand by for a job',
    description:
      'Tells the business that you can step in until that time, at most while enough of the last shift is left. Changes the time if you already stand by.',
    body: z.object({ until: timestamp }),
    refusals: ['application.not_found', 'application.already_decided', 'application.standby_time'],
  }),
  end: endpoint({
    ...standby,
    method: 'DELETE',
    afterTrial: 'ends something',
    summary: 'Stop standing by for a job',
    description: 'Your application stays as it is.',
    refusals: ['application.not_found'],
  }),
};
