import { beforeEach, expect, test, vi } from 'vitest';
import { notificationsApi } from '#contract/notifications/notifications.ts';
import { markRead, say, talking } from '#test/support/messaging.ts';
import { sendPendingNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { passOnMessages } from './pass-on-messages.ts';
import { type Notices, notifyTask } from './run-notifiers.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;

const passOn = (olderThanMs?: number) =>
  passOnMessages(app.services.transaction, AbortSignal.timeout(30_000), olderThanMs);

const tasks = async () => {
  const { rows } = await pool.query<{ data: Notices }>('select data from pgboss.job where name = $1', [notifyTask]);
  return rows.flatMap(({ data }) => data.notices).filter(({ of }) => of === 'messages');
};

const left = async () => (await pool.query('select from untold_messages')).rowCount;

beforeEach(() => sendPendingNews(app));

test('many messages of a conversation are one task, and read ones are none', async () => {
  const [read, unread] = [await talking(app), await talking(app)];
  const { position } = await say(read.business, read.conversation.id, 'Hello');
  await markRead(read.rep, read.conversation.id, position);
  for (const text of ['One', 'Two', 'Three']) await say(unread.business, unread.conversation.id, text);
  expect([await tasks(), await left()]).toEqual([[], 4]);
  await passOn(0);
  expect([await tasks(), await left()]).toEqual([[{ of: 'messages', items: [unread.conversation.id] }], 0]);
  await passOn(0);
  expect(await tasks()).toHaveLength(1);
});

test('a member who has it open gets time to read it', async () => {
  const { business, conversation } = await talking(app);
  await say(business, conversation.id, 'Hello');
  await passOn();
  expect([await tasks(), await left()]).toEqual([[], 1]);
  await pool.query(`update untold_messages set written_at = written_at - interval '1500 milliseconds'`);
  await passOn();
  expect([(await tasks()).length, await left()]).toEqual([1, 0]);
});

test('a process that stops midway leaves everything to the next', async () => {
  const { business, conversation } = await talking(app);
  await say(business, conversation.id, 'Hello');
  const gone = (work: Parameters<typeof app.services.transaction>[0]) =>
    app.services.transaction(async (tx) => {
      await work(tx);
      throw new Error('The process was killed');
    });
  const killed = passOnMessages(gone as typeof app.services.transaction, AbortSignal.timeout(30_000), 0);
  await expect(killed).rejects.toThrow('killed');
  expect([await tasks(), await left()]).toEqual([[], 1]);
  await passOn(0);
  expect(await tasks()).toHaveLength(1);
});

test('one of two processes enqueues it, and neither waits for the other', async () => {
  const { business, conversation } = await talking(app);
  await say(business, conversation.id, 'Hello');
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select from untold_messages for update');
  await passOn(0);
  expect(await tasks()).toEqual([]);
  await client.query('commit');
  client.release();
  await Promise.all([passOn(0), passOn(0), passOn(0)]);
  expect(await tasks()).toHaveLength(1);
});

test('members who have it closed are notified automatically', async () => {
  const working = await openTestApp();
  const { business, rep, conversation } = await talking(working);
  await say(business, conversation.id, 'Hello');
  const bell = async () => (await rep.call(notificationsApi.list, { query: {} })).items;
  await vi.waitFor(async () => expect(await bell()).toMatchObject([{ kind: 'message.waiting', count: 1 }]), {
    ...{ timeout: 20_000, interval: 100 },
  });
});
