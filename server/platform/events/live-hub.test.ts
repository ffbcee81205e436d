import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import type { LiveEvent } from '#contract/live.ts';
import { replayMs } from '#contract/live-stream.ts';
import type { Message } from '#contract/messaging/messages.ts';
import { openTestDatabase } from '#test/support/open-database.ts';
import { steadyDatabase } from '#test/support/steady-database.ts';
import { transactionsOn } from '../db/transaction.ts';
import { createLog } from '../log.ts';
import { type LiveHub, type LiveMessage, openLiveHub } from './live-hub.ts';
import { publishLive } from './publish-live.ts';

const log = createLog('silent');
const within = { timeout: 15_000, interval: 10 };

const hubs: LiveHub[] = [];

const database = await openTestDatabase();
database.pool.on('error', () => {});
const nothing = async () => {};
const transaction = transactionsOn(database.pool, nothing, nothing);

afterEach(async () => {
  await Promise.all(hubs.splice(0).map((hub) => hub.stop()));
});

async function openHub(): Promise<LiveHub> {
  const hub = await openLiveHub({
    pool: database.pool,
    connectionString: database.url,
    databaseWatch: steadyDatabase,
    log,
  });
  hubs.push(hub);
  return hub;
}

function inbox() {
  const messages: LiveMessage[] = [];
  return {
    messages,
    send: (message: LiveMessage) => messages.push(message),
    jobs: () => messages.flatMap(({ event }) => (event?.type === 'job.changed' ? [event.jobId] : [])),
    lastId: () => messages.at(-1)?.id ?? 0,
  };
}

const changed = (jobId: string = randomUUID()): LiveEvent => ({ type: 'job.changed', jobId });

const tell = (userIds: string[], event: LiveEvent) => transaction((tx) => publishLive(tx, userIds, event));

async function publish(userIds: string[], jobId = randomUUID()): Promise<string> {
  await tell(userIds, changed(jobId));
  return jobId;
}

test('an event reaches its users in every process, and no other user', async () => {
  const [thandi, sipho, anna] = [randomUUID(), randomUUID(), randomUUID()];
  const [here, there] = [await openHub(), await openHub()];
  const [ofThandi, ofSipho, ofAnna] = [inbox(), inbox(), inbox()];
  await here.subscribe(thandi, null, ofThandi.send);
  await there.subscribe(sipho, null, ofSipho.send);
  await there.subscribe(anna, null, ofAnna.send);

  const both = await publish([thandi, sipho, thandi]);
  const onlySipho = await publish([sipho]);
  await vi.waitFor(() => {
    expect(ofThandi.jobs()).toEqual([both]);
    expect(ofSipho.jobs()).toEqual([both, onlySipho]);
  }, within);
  expect(ofAnna.jobs()).toEqual([]);
});

test('a rolled-back event is never sent', async () => {
  const user = randomUUID();
  const { send, jobs } = inbox();
  await (await openHub()).subscribe(user, null, send);
  await expect(
    transaction(async (tx) => {
      await publishLive(tx, [user], changed());
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');

  const next = await publish([user]);
  await vi.waitFor(() => expect(jobs()).toEqual([next]), within);
});

test('a returning client gets what it missed, once, and then new events', async () => {
  const user = randomUUID();
  const hub = await openHub();
  const before = inbox();
  const unsubscribe = await hub.subscribe(user, null, before.send);
  const seen = await publish([user]);
  await vi.waitFor(() => expect(before.jobs()).toEqual([seen]), within);
  unsubscribe();
  const missed = [await publish([user]), await publish([user])];

  const after = inbox();
  await hub.subscribe(user, before.lastId(), after.send);
  const next = await publish([user]);
  await vi.waitFor(() => expect(after.jobs()).toContain(next), within);
  expect(after.jobs().filter((job) => job !== seen)).toEqual([...missed, next]);
  expect(before.jobs()).toEqual([seen]);
});

test('a new subscriber gets recent events once, as its page may be older than they are', async () => {
  const [user, other] = [randomUUID(), randomUUID()];
  const hub = await openHub();
  const before = inbox();
  const unsubscribe = await hub.subscribe(user, null, before.send);
  const old = await publish([user]);
  await publish([other]);
  // Else the hub might hear of it only when they listen again.
  await vi.waitFor(() => expect(before.jobs()).toEqual([old]), within);
  unsubscribe();
  await database.pool.query(
    `update live_events set created_at = now() - make_interval(secs => $2) where payload->>'jobId' = $1`,
    [old, replayMs / 1000],
  );
  const justNow = [await publish([user]), await publish([user])];

  const heard = inbox();
  await hub.subscribe(user, null, heard.send);
  expect(heard.messages.at(-1)?.event).toBeNull();
  const next = await publish([user]);
  await vi.waitFor(() => expect(heard.jobs()).toEqual([...justNow, next]), within);
});

test('typing is sent immediately, and not replayed to new or returning subscribers', async () => {
  const user = randomUUID();
  const hub = await openHub();
  const heard = inbox();
  await hub.subscribe(user, null, heard.send);
  const ids = { conversationId: randomUUID(), userId: randomUUID() };
  await tell([user], { type: 'conversation.typing', ...ids, at: new Date().toISOString() });
  await vi.waitFor(() => expect(heard.messages.at(-1)?.event).toMatchObject(ids), within);
  const job = await publish([user]);

  for (const afterId of [null, 0]) {
    const later = inbox();
    await hub.subscribe(user, afterId, later.send);
    expect(later.messages.map(({ event }) => event)).toEqual([changed(job), null]);
  }
});

test('a row that was committed late is not skipped, though its id is lower than the last one seen', async () => {
  const user = randomUUID();
  const hub = await openHub();
  const late = randomUUID();
  const written = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const slow = transaction(async (tx) => {
    await publishLive(tx, [user], changed(late));
    // It was sent; with this answer its id is taken.
    await tx.db.execute(sql`select 1`);
    written.resolve();
    await release.promise;
  });
  await written.promise;
  const before = inbox();
  const unsubscribe = await hub.subscribe(user, null, before.send);
  const early = await publish([user]);
  await vi.waitFor(() => expect(before.jobs()).toEqual([early]), within);
  unsubscribe();
  release.resolve();
  await slow;

  const after = inbox();
  await hub.subscribe(user, before.lastId(), after.send);
  expect(after.jobs()).toContain(late);
  const { rows } = await database.pool.query(`select id from live_events where payload->>'jobId' = $1`, [late]);
  expect(Number(rows[0].id)).toBeLessThan(before.lastId());
});

test("a message's text is sent immediately and not stored; after a row to be read it keeps its place", async () => {
  const user = randomUUID();
  const hub = await openHub();
  const heard = inbox();
  await hub.subscribe(user, null, heard.send);
  const created = (content: string) => {
    const [conversationId, messageId] = [randomUUID(), randomUUID()];
    const message = { id: messageId, content } as Message;
    return { type: 'message.created', conversationId, messageId, change: 1, message } as const;
  };
  const [short, long] = [created('At nine'), created('€'.repeat(4000))];
  const { message: _, ...kept } = long;
  await transaction(async (tx) => {
    for (const event of [short, long, short]) await publishLive(tx, [user], event);
  });
  const told = () => heard.messages.flatMap(({ event }) => event ?? []);
  await vi.waitFor(() => expect(told()).toEqual([short, kept, short]), within);
  const { rows } = await database.pool.query('select payload from live_events where user_id = $1', [user]);
  expect(rows.filter(({ payload }) => 'message' in payload)).toEqual([]);
});

test('an event during the replay arrives once', async () => {
  const user = randomUUID();
  const hub = await openHub();
  const first = await publish([user]);
  const { send, jobs } = inbox();
  const subscribing = hub.subscribe(user, 0, send);
  const others = await Promise.all(Array.from({ length: 20 }, () => publish([user])));
  await subscribing;
  await vi.waitFor(() => expect(new Set(jobs())).toEqual(new Set([first, ...others])), within);
  expect(jobs()).toHaveLength(21);
});

test('nothing is lost when the listening connection is cut', async () => {
  const user = randomUUID();
  const { send, jobs } = inbox();
  await (await openHub()).subscribe(user, null, send);

  const cutter = new pg.Client({ connectionString: database.url });
  await cutter.connect();
  const sent: string[] = [];
  for (let round = 0; round < 3; round++) {
    await cutter.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'thengisa live'`,
    );
    sent.push(await publish([user]), await publish([user]));
    await vi.waitFor(() => expect(new Set(jobs())).toEqual(new Set(sent)), within);
  }
  await cutter.end();
  expect(jobs()).toHaveLength(sent.length);
});

test('an event for no users writes nothing', async () => {
  const count = async () => (await database.pool.query('select count(*)::int as n from live_events')).rows[0].n;
  const before = await count();
  await publish([]);
  expect(await count()).toBe(before);
});

test('a hub that cannot reach the database does not open', async () => {
  const connectionString = database.url.replace(/\/[^/]+$/, '/no_such_database');
  await expect(
    openLiveHub({ pool: database.pool, connectionString, databaseWatch: steadyDatabase, log }),
  ).rejects.toThrow('no_such_database');
});
