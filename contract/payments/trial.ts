import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { payingSides } from './options.ts';
import { trialStatus } from './trial-status.ts';

export const trialApi = {
  status: endpoint({
    method: 'GET',
    path: '/api/trial-status',
    about: 'trial',
    seenByTeam: true,
    summary: 'Get your trial and subscription status',
    tag: 'Subscriptions',
    query: z.object({ side: z.enum(payingSides) }),
    gate: 'signed-in',
    status: 200,
    response: trialStatus,
    refusals: ['role.rep_required', 'role.business_required'],
  }),
};
