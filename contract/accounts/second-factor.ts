import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';

const tag = 'Account';

export const secondFactorApi = {
  undo: endpoint({
    method: 'POST',
    path: '/api/second-factor-undo',
    changes: [],
    summary: 'Stop or undo a change to how your account is signed in to, with the token from the email about it',
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
    summary: 'Keep your second factor, which support was asked to remove',
    tag,
    gate: 'signed-in',
    status: 204,
    response: noContent,
  }),
};
