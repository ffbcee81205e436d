import { setImmediate as nextTurn } from 'node:timers/promises';
import type pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestDatabase } from '#test/support/open-database.ts';
import { GatheringClient } from './gathering-client.ts';

const database = await openTestDatabase();

/** A connection, and the number of packets it sent. */
async function connect() {
  const client: pg.Client = new GatheringClient({ connectionString: database.url, pipeline: true });
  await client.connect();
  onTestFinished(() => client.end());
  const { stream } = client.connection;
  const sent = [vi.spyOn(stream, '_write'), vi.spyOn(stream, '_writev')];
  return { client, packets: () => sent.reduce((times, { mock }) => times + mock.calls.length, 0) };
}

test('statements issued before the process awaits an answer are sent together, in order', async () => {
  const { client, packets } = await connect();
  const started = client.query('begin');
  await Promise.resolve();
  const set = client.query({ name: 'set', text: "select set_config('app.word', $1, true) as word", values: ['one'] });
  await Promise.resolve();
  const read = client.query("select current_setting('app.word') as word");
  expect(packets()).toBe(0);
  await nextTurn();
  expect(packets()).toBe(1);
  const answers = await Promise.all([started, set, read]);
  expect(answers.map(({ command, rows }) => [command, ...rows])).toEqual([
    ['BEGIN'],
    ['SELECT', { word: 'one' }],
    ['SELECT', { word: 'one' }],
  ]);
  expect((await client.query('rollback')).command).toBe('ROLLBACK');
  expect(packets()).toBe(2);
});

test('a failing statement fails alone, and the rest is answered', async () => {
  const { client } = await connect();
  const answers = await Promise.allSettled([
    client.query('select 1'),
    client.query('no sql'),
    client.query('select 2'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
