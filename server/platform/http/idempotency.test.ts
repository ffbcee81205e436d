import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#test/support/open-database.ts';
import { transactionsOn } from '../db/transaction.ts';
import { Refusal } from '../refusal.ts';
import { onlyOnce } from './idempotency.ts';

const database = await openTestDatabase();
const nothing = async () => {};
const transaction = transactionsOn(database.pool, nothing, nothing);
await database.pool.query('create table acts (id uuid primary key, who uuid not null)');

type Attempt = { userId: string; key?: string; request?: object; work?: () => Promise<void> };

/** Performs an action, and answers with its id and its place among that user's actions. */
function attempt({ userId, key, request = { note: 'the same' }, work = async () => {} }: Attempt) {
  return transaction((tx) =>
    onlyOnce(tx, userId, key, request, async () => {
      const id = randomUUID();
      await tx.db.execute(sql`insert into acts (id, who) values (${id}, ${userId})`);
      await work();
      return { id, at: new Date('2026-01-01').toISOString(), list: [1, null, 'two'] };
    }),
  );
}

async function rowsOf(userId: string): Promise<string[]> {
  const { rows } = await database.pool.query('select id from acts where who = $1', [userId]);
  return rows.map(({ id }) => id);
}

test('the same request under the same key is answered as the first time, and runs once', async () => {
  const who = { userId: randomUUID(), key: 'key-1' };
  const first = await attempt(who);
  expect(await attempt(who)).toEqual(first);
  expect(await rowsOf(who.userId)).toEqual([first.id]);
});

test('also when ten arrive together', async () => {
  const who = { userId: randomUUID(), key: 'key-1' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => attempt(who)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await rowsOf(who.userId)).toEqual([answers[0]?.id]);
});

test('another request under the same key is refused, and does nothing', async () => {
  const who = { userId: randomUUID(), key: 'key-1' };
  const first = await attempt(who);
  await expect(attempt({ ...who, request: { note: 'another' } })).rejects.toMatchObject({ code: 'request.key_reused' });
  expect(await rowsOf(who.userId)).toEqual([first.id]);
});

test("another user's request under the same key is their own", async () => {
  const [first, second] = await Promise.all([
    attempt({ userId: randomUUID(), key: 'shared' }),
    attempt({ userId: randomUUID(), key: 'shared' }),
  ]);
  expect(first.id).not.toBe(second.id);
});

test('without a key every request runs', async () => {
  const userId = randomUUID();
  await attempt({ userId });
  await attempt({ userId });
  expect(await rowsOf(userId)).toHaveLength(2);
});

test('a refused request may be retried under its key', async () => {
  const who = { userId: randomUUID(), key: 'key-1' };
  const refused = async () => {
    throw new Refusal('job.not_active');
  };
  await expect(attempt({ ...who, work: refused })).rejects.toMatchObject({ code: 'job.not_active' });
  const second = await attempt(who);
  expect(await rowsOf(who.userId)).toEqual([second.id]);
});

test('a repeat that waits for the first does the work itself when the first fails', async () => {
  const who = { userId: randomUUID(), key: 'key-1' };
  let fail = (_reason: Error) => {};
  const atWork = new Promise<void>((started) => {
    const failing = () =>
      new Promise<void>((_resolve, reject) => {
        fail = reject;
        started();
      });
    void attempt({ ...who, work: failing }).catch(() => {});
  });
  await atWork;
  const repeat = attempt(who);
  await untilSomeoneWaits();
  fail(new Error('the first one failed'));
  const { id } = await repeat;
  expect(await rowsOf(who.userId)).toEqual([id]);
});

test('an answer without content is remembered too', async () => {
  const userId = randomUUID();
  let done = 0;
  const close = () => transaction((tx) => onlyOnce(tx, userId, 'close', {}, async () => void done++));
  await close();
  await close();
  expect(done).toBe(1);
});

async function untilSomeoneWaits(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await database.pool.query(
        `select count(*)::int as waiting from pg_locks where not granted
         and pid in (select pid from pg_stat_activity where datname = current_database())`,
      );
      return rows[0].waiting;
    })
    .toBeGreaterThan(0);
}
