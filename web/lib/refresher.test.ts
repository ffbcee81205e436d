import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { notificationsApi } from '#contract/notifications/notifications.ts';
import { changedByEvent } from './changed-by-event.ts';
import { mutationOf, queryOf } from './endpoint-queries.ts';
import { createQueryClient } from './query-client.ts';

/** The number of requests per URL. */
let asked: string[] = [];
let answerAfterMs = 5;
let refusal: { status: number } | null = null;
let stops: (() => void)[] = [];

const input = { params: { applicationId: '1' }, body: { note: '' } };
const answers = (path: string) => asked.filter((one) => one.endsWith(path)).length;
const counts = () => answers('/counts');
const countsOf = (jobId: string) => queryOf(applicationsApi.receivedCounts, { params: { jobId }, query: {} });

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answerAfterMs = 5;
  refusal = null;
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (address: string, { method, signal }: RequestInit) => {
    asked.push(`${method} ${address}`);
    await new Promise((resolve) => setTimeout(resolve, answerAfterMs));
    signal?.throwIfAborted();
    if (method === 'POST' && refusal) return Response.json({}, refusal);
    return Response.json({});
  });
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A tab that shows the number of applicants, and the unread count. */
async function openTab() {
  const { client, refresher } = createQueryClient();
  const show = (query: object) => stops.push(new QueryObserver<unknown>(client, query as never).subscribe(() => {}));
  show(countsOf('1'));
  show(queryOf(notificationsApi.countUnread, {}));
  stops.push(() => client.clear());
  await vi.advanceTimersByTimeAsync(10);
  asked = [];
  const run = (endpoint: Endpoint) =>
    client
      .getMutationCache()
      .build(client, mutationOf(endpoint))
      .execute(input as never);
  return {
    show,
    run,
    act: () => run(applicationsApi.accept),
    hear: () => refresher.hear(changedByEvent['application.changed']),
  };
}

test('events of others refetch immediately, and unrelated data is left alone', async () => {
  const { hear } = await openTab();
  hear();
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['GET /api/business/jobs/1/applications/counts']);
});

test('several simultaneous events cause one refetch', async () => {
  const { hear } = await openTab();
  hear();
  hear();
  await vi.advanceTimersByTimeAsync(100);
  expect(counts()).toBe(1);
});

test('an action ends when stale data was refetched', async () => {
  const { act } = await openTab();
  await Promise.all([act().then(() => expect(counts()).toBe(1)), vi.advanceTimersByTimeAsync(200)]);
});

test.each([
  ['before the answer', 2],
  ['just after it', 20],
  ['well after it', 90],
])('one refetch for an action whose own event arrives %s', async (_when, ms) => {
  const { act, hear } = await openTab();
  setTimeout(hear, ms);
  await Promise.all([act(), vi.advanceTimersByTimeAsync(500)]);
  expect(counts()).toBe(1);
});

test.each([
  ['whose news is there already', 2, applicationsApi.accept, 10],
  ['without a live event', null, accountApi.cancelEmailChange, 5],
])("an action %s doesn't wait for any", async (_which, newsAfterMs, endpoint, endsAfterMs) => {
  const { run, hear } = await openTab();
  if (newsAfterMs !== null) setTimeout(hear, newsAfterMs);
  let ended = false;
  void run(endpoint).then(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(endsAfterMs + 2);
  expect(ended).toBe(true);
});

test('a change during a refetch is refetched too', async () => {
  const { act, hear } = await openTab();
  // The action is answered after 5 ms, and without an event its refetch begins 100 ms later.
  setTimeout(hear, 107);
  await Promise.all([act(), vi.advanceTimersByTimeAsync(500)]);
  expect(counts()).toBe(2);
});

test('a query stale before its first response is refetched after it', async () => {
  const { show, hear } = await openTab();
  answerAfterMs = 50;
  show(countsOf('2'));
  await vi.advanceTimersByTimeAsync(10);
  hear();
  await vi.advanceTimersByTimeAsync(100);
  expect(answers('/2/applications/counts')).toBe(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(answers('/2/applications/counts')).toBe(2);
});

test('a hanging action delays the events of others for a second at most', async () => {
  const { act, hear } = await openTab();
  answerAfterMs = 20_000;
  const acting = act();
  hear();
  await vi.advanceTimersByTimeAsync(1010);
  expect(counts()).toBe(1);
  await Promise.all([acting, vi.advanceTimersByTimeAsync(60_000)]);
});

test('a refusal refetches too: another user was faster', async () => {
  const { act } = await openTab();
  refusal = { status: 409 };
  const refused = act().catch(() => counts());
  await vi.advanceTimersByTimeAsync(500);
  expect(await refused).toBe(1);
});

test('an unreachable server is reported without waiting for the refetch', async () => {
  const { act } = await openTab();
  refusal = { status: 503 };
  const failed = act().catch(() => counts());
  await vi.advanceTimersByTimeAsync(500);
  expect(await failed).toBe(0);
});
