import { expect, test, vi } from 'vitest';
import { salesSystemsApi } from '#contract/engagements/sales-systems.ts';
import { correctionsApi } from '#contract/ledger/corrections.ts';
import { messagesApi } from '#contract/messaging/messages.ts';
import { viewingsApi } from '#contract/operators/viewings.ts';
import { profilesApi } from '#contract/profiles/profiles.ts';
import { createCall } from './api-client.ts';

const tokenOf = (userId: string) => `head.${Buffer.from(JSON.stringify({ sub: userId })).toString('base64url')}.mark`;
const typing = { params: { conversationId: 'one' } };

function clientOf(token: string | null, answer = new Response(null, { status: 204 })) {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => answer);
  const renew = vi.fn(async (_refused: string): Promise<string | null> => null);
  const pause = vi.fn(async (_ms: number) => {});
  return { fetch, renew, pause, call: createCall({ token: async () => token, fetch, renew, pause }) };
}

test('a user’s request is never sent with another’s token, nor without one', async () => {
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
])('Retry-After: %s means a wait of %d ms', async (header, retryAfterMs) => {
  const headers: Record<string, string> = header === null ? {} : { 'retry-after': header };
  const { call } = clientOf(tokenOf('thabo'), new Response('Busy', { status: 503, headers }));
  await expect(call(messagesApi.typing, typing)).rejects.toMatchObject({ status: 503, retryAfterMs });
});

test('a token that the server refuses is renewed, and the call is retried once', async () => {
  const { call, fetch, renew } = clientOf(tokenOf('thabo'));
  fetch.mockResolvedValueOnce(new Response(null, { status: 401 }));
  renew.mockResolvedValueOnce(`${tokenOf('thabo')}-new`);
  await call(messagesApi.typing, typing, { as: 'thabo' });
  expect(renew.mock.calls).toEqual([[tokenOf('thabo')]]);
  const sent = fetch.mock.calls.map(([, init]) => new Headers(init.headers).get('authorization'));
  expect(sent).toEqual([`Bearer ${tokenOf('thabo')}`, `Bearer ${tokenOf('thabo')}-new`]);
});

test('an ended session is not renewed again, and another user’s new session sends nothing', async () => {
  const over = clientOf(tokenOf('thabo'), new Response(null, { status: 401 }));
  await expect(over.call(messagesApi.typing, typing)).rejects.toMatchObject({ status: 401 });
  expect([over.fetch.mock.calls.length, over.renew.mock.calls.length]).toEqual([1, 1]);
  const other = clientOf(tokenOf('thabo'), new Response(null, { status: 401 }));
  other.renew.mockResolvedValueOnce(tokenOf('zola'));
  await expect(other.call(messagesApi.typing, typing, { as: 'thabo' })).rejects.toMatchObject({ status: 401 });
  expect(other.fetch).toHaveBeenCalledOnce();
});

test("in a tab where an admin sees as a user nothing is sent on their behalf, and the session isn't theirs", async () => {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => Response.json({}));
  const token = vi.fn(async () => tokenOf('someone else'));
  const viewing = createCall({ token, fetch, renew: async () => null, viewingId: () => 'an-id' });
  await expect(viewing(messagesApi.typing, typing)).rejects.toMatchObject({ code: 'viewing.reading_only' });
  expect(fetch).not.toHaveBeenCalled();
  const sent = () => new Headers(fetch.mock.lastCall?.[1].headers).get('authorization');
  await viewing(profilesApi.me, {});
  expect(sent()).toBe('Viewing an-id');
  expect(token).not.toHaveBeenCalled();
  // The administrator's own calls are sent as themselves.
  await viewing(viewingsApi.current, {});
  expect(sent()).toBeNull();
  expect(token).not.toHaveBeenCalled();
});

test('the end of a viewing is shown once the server reports it', async () => {
  const onViewingEnded = vi.fn();
  const words = { type: 'about:blank', title: 'This has ended', detail: 'Begin again.', requestId: 'one' };
  const ended = { ...words, status: 403, code: 'viewing.ended' };
  const fetch = async () => Response.json(ended, { status: 403 });
  const tools = { token: async () => null, fetch, renew: async () => null, viewingId: () => 'an-id', onViewingEnded };
  await expect(createCall(tools)(profilesApi.me, {})).rejects.toMatchObject({ code: 'viewing.ended' });
  expect(onViewingEnded).toHaveBeenCalledOnce();
});

const away = () => Response.json({}, { status: 503, headers: { 'retry-after': '5' } });

test.each([
  ['a server that is away', async () => away()],
  ['a connection that breaks', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a write with a key is repeated over some seconds for %s, under the same key', async (_what, fail) => {
  const { call, fetch, pause } = clientOf(tokenOf('thabo'));
  fetch.mockImplementationOnce(fail).mockImplementationOnce(fail);
  await call(messagesApi.typing, typing, { idempotencyKey: 'one' });
  expect(fetch.mock.calls.map(([, init]) => new Headers(init.headers).get('idempotency-key'))).toEqual([
    'one',
    'one',
    'one',
  ]);
  expect(pause.mock.calls).toEqual([[400], [1200]]);
});

test('after that a write says that it can’t be saved now, and one without a key at once', async () => {
  const { call, fetch, pause } = clientOf(tokenOf('thabo'), away());
  fetch.mockImplementation(async () => away());
  const said = { status: 503, title: 'Thengisa can’t save right now', retryAfterMs: 5000 };
  await expect(call(messagesApi.typing, typing)).rejects.toMatchObject(said);
  expect(fetch).toHaveBeenCalledTimes(1);
  await expect(call(messagesApi.typing, typing, { idempotencyKey: 'one' })).rejects.toMatchObject(said);
  expect(fetch).toHaveBeenCalledTimes(5);
  expect(pause.mock.calls).toEqual([[400], [1200], [3000]]);
});

test('a refusal, or a failure that may repeat itself, is not repeated', async () => {
  for (const status of [409, 500]) {
    const { call, fetch } = clientOf(tokenOf('thabo'), Response.json({}, { status }));
    await expect(call(messagesApi.typing, typing, { idempotencyKey: 'one' })).rejects.toMatchObject({ status });
    expect(fetch).toHaveBeenCalledTimes(1);
  }
});

test('a write whose key the server ignores is sent once, without it', async () => {
  const account = { kind: 'chargeback_losses', repId: null } as const;
  const body = { fromAccount: account, toAccount: account, amountCents: 100, reason: 'A mistake' };
  const ask = clientOf(tokenOf('thabo'), away());
  const asking = ask.call(correctionsApi.ask, { body }, { idempotencyKey: 'one' });
  await expect(asking).rejects.toMatchObject({ status: 503, title: 'Thengisa didn’t answer' });
  const secret = clientOf(tokenOf('thabo'), away());
  const creating = secret.call(salesSystemsApi.makeKey, { body: { name: 'Till' } }, { idempotencyKey: 'one' });
  await expect(creating).rejects.toMatchObject({ status: 503, title: 'Thengisa didn’t answer' });
  for (const { fetch } of [ask, secret]) {
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('idempotency-key')).toBeNull();
  }
});

test('a refusal with a reason of its own keeps its words, and is not repeated', async () => {
  const words = { title: 'We can’t reach the payment provider', detail: 'Nothing has changed.' };
  const problem = { type: 'about:blank', ...words, status: 503, code: 'payment.provider_away', requestId: 'one' };
  const { call, fetch } = clientOf(tokenOf('thabo'), Response.json(problem, { status: 503 }));
  await expect(call(messagesApi.typing, typing, { idempotencyKey: 'one' })).rejects.toMatchObject({
    title: words.title,
    message: words.detail,
    code: problem.code,
  });
  expect(fetch).toHaveBeenCalledTimes(1);
});
