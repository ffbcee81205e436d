import { expect, test, vi } from 'vitest';
import { messagesApi } from '#contract/messaging/messages.ts';
import { viewingsApi } from '#contract/operators/viewings.ts';
import { profilesApi } from '#contract/profiles/profiles.ts';
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

test('in a tab where an administrator sees as somebody nothing is sent in their name, and it is no session of theirs', async () => {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => Response.json({}));
  const token = vi.fn(async () => tokenOf('somebody else'));
  const viewing = createCall({ token, fetch, onRefused: vi.fn(), viewingId: () => 'an-id' });
  await expect(viewing(messagesApi.typing, typing)).rejects.toMatchObject({ code: 'viewing.reading_only' });
  expect(fetch).not.toHaveBeenCalled();
  const sent = () => new Headers(fetch.mock.lastCall?.[1].headers).get('authorization');
  await viewing(profilesApi.me, {});
  expect(sent()).toBe('Viewing an-id');
  expect(token).not.toHaveBeenCalled();
  // What is the administrator's own they do as themselves.
  await viewing(viewingsApi.current, {});
  expect(sent()).not.toContain('Viewing');
});

test('that it has ended is said once the server says so', async () => {
  const onViewingEnded = vi.fn();
  const words = { type: 'about:blank', title: 'This has ended', detail: 'Begin again.', requestId: 'one' };
  const ended = { ...words, status: 403, code: 'viewing.ended' };
  const fetch = async () => Response.json(ended, { status: 403 });
  const tools = { token: async () => null, fetch, onRefused: vi.fn(), viewingId: () => 'an-id', onViewingEnded };
  await expect(createCall(tools)(profilesApi.me, {})).rejects.toMatchObject({ code: 'viewing.ended' });
  expect(onViewingEnded).toHaveBeenCalledOnce();
});
