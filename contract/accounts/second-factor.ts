import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';

const tag = 'Account';

export const secondFactorApi = {
  undo: endpoint({
    method: 'POST',
    path: '/api/second-factor-undo',
    summary: 'Say that a change of your second factor was not you, with the token of the mail that told of it',
    tag,
    body: z.object({ token: z.string().min(1).max(200) }),
    gate: 'open',
    status: 204,
    response: noContent,
    refusals: ['second_factor.link_invalid', 'request.too_many'],
  }),
  stopRemoval: endpoint({
    method: 'DELETE',
    path: '/api/account/second-factor-removal',
    summary: 'Keep your second factor, which support was asked to remove',
    tag,
    gate: 'signed-in',
    status: 204,
    response: noContent,
  }),
};
