import { expect, test, vi } from 'vitest';
import { messagesApi } from '#contract/messaging/messages.ts';
import { createCall } from './api-client.ts';

const tokenOf = (userId: string) => `head.${Buffer.from(JSON.stringify({ sub: userId })).toString('base64url')}.mark`;
const typing = { params: { conversationId: 'one' } };

function clientOf(token: string | null, answer = new Response(null, { status: 204 })) {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => answer);
  const onRefused = vi.fn();
  return { fetch, onRefused, call: createCall({ token: async () => token, fetch, onRefused }) };
}

test('what one person does never goes with the token of another, nor without one', async () => {
  for (const token of [tokenOf('zola'), null, 'no token']) {
    const { call, fetch } = clientOf(token);
    await expect(call(messagesApi.typing, typing, { as: 'thabo' })).rejects.toMatchObject({ status: 401 });
    expect(fetch).not.toHaveBeenCalled();
  }
  const { call, fetch } = clientOf(tokenOf('thabo'));
  await call(messagesApi.typing, typing, { as: 'thabo' });
  expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('authorization')).toBe(`Bearer ${tokenOf('thabo')}`);
});

test.each([
  ['7', 7000],
  [null, 0],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 0],
])('a server that says Retry-After: %s is to be left alone for %d ms', async (header, retryAfterMs) => {
  const headers: Record<string, string> = header === null ? {} : { 'retry-after': header };
  const { call } = clientOf(tokenOf('thabo'), new Response('Busy', { status: 503, headers }));
  await expect(call(messagesApi.typing, typing)).rejects.toMatchObject({ status: 503, retryAfterMs });
});

test('a token that is not accepted is said to be so', async () => {
  const { call, onRefused } = clientOf(tokenOf('thabo'), new Response(null, { status: 401 }));
  await expect(call(messagesApi.typing, typing)).rejects.toMatchObject({ status: 401 });
  expect(onRefused).toHaveBeenCalledOnce();
});
