import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';

const tag = 'Account';

export const secondFactorApi = {
  undo: endpoint({
    method: 'POST',
    path: '/api/second-factor-undo',
    changes: [],
    summary: 'Undo a change to your sign-in',
    description:
      'Takes the token from the email about the change, so no session is needed. Works for a new email address and for a removed second factor.',
    tag,
    body: z.object({ token: z.string().min(1).max(200) }),
    gate: 'open',
    status: 204,
    response: noContent,
    refusals: ['second_factor.link_invalid', 'email_undo.address_taken', 'request.too_many'],
  }),
  stopRemoval: endpoint({
    method: 'DELETE',
    path: '/api/account/second-factor-removal',
    changes: ['account'],
    summary: 'Cancel the removal of your second factor',
    description: 'Stops a removal that support was asked for and that is still waiting.',
    tag,
    gate: 'signed-in',
    status: 204,
    response: noContent,
  }),
};
