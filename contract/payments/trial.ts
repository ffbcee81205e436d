import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { timestamp } from '../fields.ts';
import { payingSides } from './options.ts';

/** What the trial gate goes by, under the names its first client knows. */
export const trialStatus = z.object({
  trial_expired: z.boolean(),
  subscription_active: z.boolean(),
  access_granted: z.boolean(),
  /** Of the trial, rounded up, never below 0. */
  days_remaining: z.int().min(0),
  trial_end_date: timestamp,
});

export type TrialStatus = z.output<typeof trialStatus>;

export const trialApi = {
  status: endpoint({
    method: 'GET',
    path: '/api/trial-status',
    summary: 'Whether the trial of one of your sides runs, or its subscription does',
    tag: 'Payments',
    query: z.object({ side: z.enum(payingSides) }),
    gate: 'signed-in',
    status: 200,
    response: trialStatus,
    refusals: ['role.rep_required', 'role.business_required'],
  }),
};
