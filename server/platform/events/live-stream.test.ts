import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveEvent } from '#contract/live.ts';
import { livePath, replayMs } from '#contract/live-stream.ts';
import { openTestDatabase } from '#test/support/open-database.ts';
import { steadyDatabase } from '#test/support/steady-database.ts';
import { openLive } from '#web/lib/live.ts';
import { transactionsOn } from '../db/transaction.ts';
import type { Caller } from '../http/route.ts';
import { createHttpServer } from '../http/server.ts';
import { createLog } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { openLiveHub } from './live-hub.ts';
import { addLiveStream } from './live-stream.ts';
import { publishLive } from './publish-live.ts';

const log = createLog('silent');
const within = { timeout: 15_000, interval: 10 };

let app: ReturnType<typeof createHttpServer>;
let origin: string;
let expiresAt: Date;
const watchers = new Set<() => void>();
const closing: (() => void)[] = [];

const database = await openTestDatabase();
const hub = await openLiveHub({
  pool: database.pool,
  connectionString: database.url,
  databaseWatch: steadyDatabase,
  log,
});

beforeEach(async () => {
  expiresAt = new Date(Date.now() + 3_600_000);
  await start(0);
});

afterEach(async () => {
  for (const close of closing.splice(0)) close();
  await app.close();
});

afterAll(() => hub.stop());

async function start(port: number): Promise<void> {
  app = createHttpServer({ log, trustProxy: false, hsts: false });
  addLiveStream(app, { path: livePath, hub, gate, heartbeatMs: 100 });
  origin = await app.listen({ port, host: '127.0.0.1' });
}

/** In these tests the token is the user's id. */
async function gate({ authorization }: Caller) {
  const userId = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  if (!userId) throw new Refusal('session.required');
  return {
    userId,
    expiresAt,
    watch(end: () => void) {
      watchers.add(end);
      return () => watchers.delete(end);
    },
  };
}

async function publish(userId: string): Promise<LiveEvent> {
  const event: LiveEvent = { type: 'job.changed', jobId: randomUUID() };
  const nothing = async () => {};
  await transactionsOn(database.pool, nothing, nothing)((tx) => publishLive(tx, [userId], event));
  return event;
}

async function open(userId: string, headers: Record<string, string> = {}) {
  const abort = new AbortController();
  closing.push(() => abort.abort());
  const response = await fetch(origin + livePath, {
    headers: { authorization: `Bearer ${userId}`, ...headers },
    signal: abort.signal,
  });
  const stream = { response, text: '', ended: false, close: () => abort.abort() };
  const decoder = new TextDecoder();
  void (async () => {
    for await (const chunk of response.body ?? []) stream.text += decoder.decode(chunk, { stream: true });
    stream.ended = true;
  })().catch(() => {});
  return stream;
}

test('the stream sets its headers, sends events with their ids, and sends heartbeats', async () => {
  const user = randomUUID();
  const stream = await open(user);
  expect(stream.response.status).toBe(200);
  expect(Object.fromEntries(stream.response.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  const event = await publish(user);
  await vi.waitFor(() => expect(stream.text).toContain(`data: ${JSON.stringify(event)}\n\n`), within);
  expect(stream.text).toMatch(/^retry: \d+\n\n(:\n\n)*event: ready\nid: \d+\ndata: \{\}\n\n/);
  expect(stream.text).toMatch(/\nid: \d+\ndata: \{"type"/);
  const { length } = stream.text;
  await vi.waitFor(() => expect(stream.text.slice(length)).toContain(':\n\n'), within);
});

test('without a session there is no stream', async () => {
  const response = await fetch(origin + livePath);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: 'session.required' });
});

test('Last-Event-ID resumes after a break', async () => {
  const user = randomUUID();
  const first = await open(user);
  await vi.waitFor(() => expect(first.text).toContain('event: ready'), within);
  const id = /id: (\d+)/.exec(first.text)?.[1] ?? '';
  first.close();
  const missed = await publish(user);

  const second = await open(user, { 'last-event-id': id });
  await vi.waitFor(() => expect(second.text).toContain(JSON.stringify(missed)), within);
  // Received after everything before it: none of the past is still in flight.
  const next = await publish(user);
  await vi.waitFor(() => expect(second.text).toContain(JSON.stringify(next)), within);

  await database.pool.query(
    'update live_events set created_at = now() - make_interval(secs => $2) where user_id = $1',
    [user, replayMs / 1000],
  );
  const fresh = await open(user, { 'last-event-id': 'nonsense' });
  await vi.waitFor(() => expect(fresh.text).toContain('event: ready'), within);
  expect(fresh.text).not.toContain(JSON.stringify(missed));
});

test('the stream ends when the session expires', async () => {
  expiresAt = new Date(Date.now() + 300);
  const stream = await open(randomUUID());
  await vi.waitFor(() => expect(stream.ended).toBe(true), within);
});

test('the stream ends when admission is revoked, and no watcher outlives it', async () => {
  const [stream, other] = [await open(randomUUID()), await open(randomUUID())];
  await vi.waitFor(() => expect(stream.text + other.text).toMatch(/ready[\s\S]*ready/), within);
  const [first] = watchers;
  first?.();
  await vi.waitFor(() => expect([stream.ended, other.ended, watchers.size]).toEqual([true, false, 1]), within);
  other.close();
  await vi.waitFor(() => expect(watchers.size).toBe(0), within);
});

test('shutting down ends the streams', async () => {
  const stream = await open(randomUUID());
  await app.close();
  await vi.waitFor(() => expect(stream.ended).toBe(true), within);
});

test('a user may have ten streams, and another one when one of them is closed', async () => {
  const user = randomUUID();
  const streams = await Promise.all(Array.from({ length: 10 }, () => open(user)));
  expect(streams.map(({ response }) => response.status)).toEqual(Array(10).fill(200));
  const tooMany = await open(user);
  expect(tooMany.response.status).toBe(429);
  expect(tooMany.response.headers.get('retry-after')).toBe('30');
  expect((await open(randomUUID())).response.status).toBe(200);

  streams[0]?.close();
  await vi.waitFor(async () => expect((await open(user)).response.status).toBe(200), within);
});

test('a client that does not keep up is disconnected, and one that does is not', async () => {
  const user = randomUUID();
  const reader = await open(user);
  const { port } = new URL(origin);
  const stuck = connect(Number(port), '127.0.0.1').pause();
  closing.push(() => stuck.destroy());
  stuck.write(`GET ${livePath} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${user}\r\n\r\n`);
  const connections = () =>
    new Promise<number>((resolve, reject) => {
      app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });
  await vi.waitFor(async () => expect(await connections()).toBe(2), within);

  let waves = 0;
  await vi.waitFor(
    async () => {
      waves++;
      await database.pool.query(
        `with added as (
           insert into live_events (user_id, payload)
           select $1, jsonb_build_object('wave', $2::int, 'filler', repeat('x', 10000)) from generate_series(1, 50)
           returning id, user_id)
         select pg_notify('live', id || ' ' || user_id) from added`,
        [user, waves],
      );
      await vi.waitFor(() => expect(reader.text.split(`"wave":${waves},`)).toHaveLength(51), within);
      expect(await connections()).toBe(1);
    },
    { timeout: 25_000, interval: 0 },
  );
  expect(reader.ended).toBe(false);
});

test('the browser client gets events once, reconnects after a break, and reports both', async () => {
  const user = randomUUID();
  const heard: LiveEvent[] = [];
  let reconnects = 0;
  const live = openLive({
    origin,
    token: async () => user,
    onEvent: (event) => heard.push(event),
    onReconnect: () => reconnects++,
    onRefused: () => {},
  });
  closing.push(() => live.close());
  const first = await vi.waitFor(async () => {
    const event = await publish(user);
    await delay(20);
    expect(heard).toContainEqual(event);
    return event;
  }, within);

  const { port } = new URL(origin);
  await app.close();
  const missed = await publish(user);
  await start(Number(port));
  await vi.waitFor(() => expect(heard).toContainEqual(missed), within);
  await vi.waitFor(() => expect(reconnects).toBe(1), within);
  expect(heard.filter((event) => JSON.stringify(event) === JSON.stringify(first))).toHaveLength(1);
});

test('the browser client whose first try fails gets events of that gap, and reports when it is too late for that', async () => {
  const { port } = new URL(origin);
  await app.close();
  // Like a phone that wakes up before its network does.
  const opened = async () => {
    const user = randomUUID();
    const heard: LiveEvent[] = [];
    const onReconnect = vi.fn();
    const live = openLive({
      ...{ origin, token: async () => user, onRefused: () => {}, onReconnect },
      onEvent: (event) => heard.push(event),
    });
    closing.push(() => live.close());
    await new Promise((resolve) => live.addEventListener('error', resolve, { once: true }));
    return { user, heard, onReconnect, missed: await publish(user) };
  };
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - replayMs);
  const late = await opened();
  clock.mockRestore();
  const inTime = await opened();

  await start(Number(port));
  for (const { user, heard, missed } of [late, inTime]) {
    await vi.waitFor(() => expect(heard).toEqual([missed]), within);
    // Received after the end of the replay.
    const next = await publish(user);
    await vi.waitFor(() => expect(heard).toEqual([missed, next]), within);
  }
  expect(late.onReconnect).toHaveBeenCalledOnce();
  expect(inTime.onReconnect).not.toHaveBeenCalled();
});

test('the browser client asks for a new token when the old one is refused or expired, and stops when there is none', async () => {
  expiresAt = new Date();
  const tokens = ['refused token', randomUUID()];
  let refused = 0;
  const live = openLive({
    origin,
    token: async () => tokens.shift() ?? null,
    onEvent: () => {},
    onReconnect: () => {},
    onRefused: () => refused++,
  });
  closing.push(() => live.close());
  await vi.waitFor(() => expect(live.readyState).toBe(live.CLOSED), within);
  expect(tokens).toEqual([]);
  expect(refused).toBe(1);
});
