import { EventEmitter } from 'node:events';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '#test/support/open-database.ts';
import { postgresTimeoutsFire } from '#test/support/postgres-timeouts.ts';
import { steadyDatabase } from '#test/support/steady-database.ts';
import { emitWith, on } from '../events/emit.ts';
import { eventKind } from '../events/event-kind.ts';
import { createLog } from '../log.ts';
import { openQueue } from '../queue/queue.ts';
import { enqueue, task } from '../queue/task.ts';
import { openPool } from './pool.ts';
import { postgresCode, type Tx, transactionsOn } from './transaction.ts';

const greeted = eventKind<{ name: string }>('test.greeted');
const greet = task<{ name: string }>(
  { name: 'test.greet', retryLimit: 0, retryDelaySeconds: 1, retryBackoff: false },
  async () => {},
);
const reaction = on(greeted, async (tx, { name }) => {
  if (name === 'nobody') throw new Error('There is nobody.');
  await add(tx, `reaction to ${name}`);
});

const database = await openTestDatabase();
await database.pool.query('create table notes (note text unique)');
await database.pool.query('create table counters (name text primary key, count integer not null)');
const pool = openPool(database.url, 4, () => {});
const queue = await openQueue({
  pool,
  connectionString: database.url,
  databaseWatch: steadyDatabase,
  tasks: [greet],
  log: createLog('silent'),
});
const transaction = transactionsOn(pool, queue.enqueueIn, emitWith([reaction]));
beforeEach(async () => {
  await database.pool.query("truncate notes, events, counters; delete from pgboss.job where name = 'test.greet'");
  await database.pool.query("insert into counters values ('left', 0), ('right', 0)");
});
afterAll(async () => {
  await queue.stop();
  await pool.end();
});

const add = (tx: Tx, note: string) => tx.db.execute(sql`insert into notes values (${note})`);
const read = async (query: string) => (await database.pool.query(query)).rows;
const notes = async () => (await read('select note from notes order by note')).map(({ note }) => note);
const counters = async () => (await read('select count from counters order by name')).map(({ count }) => count);
const raise = (code: SQL) => sql`do $$ begin raise exception using errcode = ${code}; end $$`;

describe('a transaction', () => {
  test('is seen by others when it is committed, and not before', async () => {
    const answer = await transaction(async (tx) => {
      await add(tx, 'first');
      expect(await notes()).toEqual([]);
      await add(tx, 'second');
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await notes()).toEqual(['first', 'second']);
  });

  test('notifies its own process before it answers, once, and only of what was committed', async () => {
    const ownNotices = new EventEmitter();
    const heard: string[] = [];
    ownNotices.on('changes', (payload) => heard.push(payload));
    const telling = transactionsOn(pool, queue.enqueueIn, emitWith([]), ownNotices);
    let attempts = 0;
    await telling(async (tx) => {
      tx.notify('changes', `attempt ${++attempts}`);
      expect(heard).toEqual([]);
      if (attempts === 1) await tx.db.execute(raise(sql`'40001'`));
    });
    expect(heard).toEqual(['attempt 2']);
    const failing = telling(async (tx) => {
      tx.notify('changes', 'undone');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(heard).toEqual(['attempt 2']);
  });

  test('that is committed is answered, even if a listener throws', async () => {
    const ownNotices = new EventEmitter();
    const heard: string[] = [];
    ownNotices.on('changes', (payload) => {
      heard.push(payload);
      throw Object.assign(new Error(`deaf to ${payload}`), { code: '40001' });
    });
    const unheard: unknown[] = [];
    const telling = transactionsOn(pool, queue.enqueueIn, emitWith([]), ownNotices, (error) => unheard.push(error));
    const answer = await telling(async (tx) => {
      await add(tx, 'once');
      tx.notify('changes', 'one');
      tx.notify('changes', 'another');
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await notes()).toEqual(['once']);
    expect(heard).toEqual(['one', 'another']);
    expect(unheard).toMatchObject([{ message: 'deaf to one' }, { message: 'deaf to another' }]);
  });

  test('that throws leaves nothing, and the error comes through as it is', async () => {
    const error = new Error('changed my mind');
    const failing = transaction(async (tx) => {
      await add(tx, 'first');
      throw error;
    });
    await expect(failing).rejects.toBe(error);
    expect(await notes()).toEqual([]);
  });

  test('returns its connection however it ends', async () => {
    const failing = Array.from({ length: 20 }, () =>
      transaction(async () => {
        throw new Error('no');
      }),
    );
    await Promise.allSettled(failing);
    expect({ idle: pool.idleCount, all: pool.totalCount, waiting: pool.waitingCount }).toMatchObject({
      idle: pool.totalCount,
      waiting: 0,
    });
    const open = await read(
      `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    expect(open).toEqual([]);
  });

  test('in which a failure was swallowed has failed: nothing of it is there', async () => {
    const failing = transaction(async (tx) => {
      await add(tx, 'first');
      await tx.db.execute(sql`select 1 / 0`).catch(() => {});
      return 'all is well';
    });
    await expect(failing).rejects.toThrow('Nothing was committed');
    expect(await notes()).toEqual([]);
  });

  test('in which a statement nothing awaits failed has failed by that error, whatever followed', async () => {
    const follow = [async () => {}, (tx: Tx) => add(tx, 'after')];
    for (const next of follow) {
      const failing = transaction(async (tx) => {
        tx.inPassing(add(tx, 'once'));
        tx.inPassing(add(tx, 'once'));
        await next(tx);
      });
      expect(postgresCode(await failing.catch((reason: unknown) => reason))).toBe('23505');
      expect(await notes()).toEqual([]);
    }
  });

  test('whose connection breaks has failed, and that connection is not reused', async () => {
    const processOf = async ({ db }: Tx) =>
      (await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;
    let broken: number | undefined;
    const failing = transaction(async (tx) => {
      await add(tx, 'first');
      broken = await processOf(tx);
      await database.pool.query('select pg_terminate_backend($1)', [broken]);
      await expect.poll(() => processOf(tx).catch(() => 'gone')).toBe('gone');
      await add(tx, 'never');
    });
    await expect(failing).rejects.toThrow();
    expect(await notes()).toEqual([]);
    const others = await Promise.all(Array.from({ length: 8 }, () => transaction(processOf)));
    expect(others).not.toContain(broken);
  });

  test('names what went wrong in the database', async () => {
    await transaction((tx) => add(tx, 'once'));
    const error = await transaction((tx) => add(tx, 'once')).catch((reason: unknown) => reason);
    expect(postgresCode(error)).toBe('23505');
    expect(postgresCode(new Error('another'))).toBeUndefined();
  });
});

describe('side effects beside the rows', () => {
  const tasks = () => read("select data from pgboss.job where name = 'test.greet'");
  const events = () => read('select name, payload from events');

  test('are committed with them', async () => {
    await transaction(async (tx) => {
      await enqueue(tx, greet, { name: 'Thabo' });
      await tx.emit(greeted, { name: 'Thabo' });
      expect(await tasks()).toEqual([]);
    });
    expect(await tasks()).toEqual([{ data: { name: 'Thabo' } }]);
    expect(await events()).toEqual([{ name: 'test.greeted', payload: { name: 'Thabo' } }]);
    expect(await notes()).toEqual(['reaction to Thabo']);
  });

  test('are rolled back with them', async () => {
    const failing = transaction(async (tx) => {
      await enqueue(tx, greet, { name: 'Thabo' });
      await tx.emit(greeted, { name: 'Thabo' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect({ tasks: await tasks(), events: await events(), notes: await notes() }).toEqual({
      tasks: [],
      events: [],
      notes: [],
    });
  });

  test('roll the rows back when a reaction fails', async () => {
    const failing = transaction(async (tx) => {
      await add(tx, 'first');
      await tx.emit(greeted, { name: 'nobody' });
    });
    await expect(failing).rejects.toThrow('There is nobody.');
    expect({ events: await events(), notes: await notes() }).toEqual({ events: [], notes: [] });
  });
});

describe('when PostgreSQL asks for another attempt', () => {
  const increase = (tx: Tx, name: string) =>
    tx.db.execute(sql`update counters set count = count + 1 where name = ${name}`);

  test('two concurrent updates of a row both count', async () => {
    let attempts = 0;
    const bothHaveRead = barrier(2);
    const work = async (tx: Tx) => {
      attempts++;
      await tx.db.execute(sql`set transaction isolation level repeatable read`);
      await tx.db.execute(sql`select count from counters`);
      await bothHaveRead();
      await increase(tx, 'left');
    };
    await Promise.all([transaction(work), transaction(work)]);
    expect(await counters()).toEqual([2, 0]);
    expect(attempts).toBe(3);
  });

  test.runIf(postgresTimeoutsFire)('two transactions in a deadlock both count', async () => {
    let attempts = 0;
    const bothHoldOne = barrier(2);
    const work = (first: string, second: string) => {
      let order = [first, second];
      return async (tx: Tx) => {
        attempts++;
        const [one = '', other = ''] = order;
        order = ['left', 'right'];
        await increase(tx, one);
        await bothHoldOne();
        await increase(tx, other);
      };
    };
    await Promise.all([transaction(work('left', 'right')), transaction(work('right', 'left'))]);
    expect(await counters()).toEqual([2, 2]);
    // PostgreSQL ends one of the two, and both if they check at the same moment.
    expect([3, 4]).toContain(attempts);
  });

  test('each attempt starts over, with its tasks and events', async () => {
    let attempts = 0;
    await transaction(async (tx) => {
      await add(tx, `attempt ${++attempts}`);
      await enqueue(tx, greet, { name: `attempt ${attempts}` });
      if (attempts < 3) await tx.db.execute(raise(sql.raw(`'serialization_failure'`)));
    });
    expect(await notes()).toEqual(['attempt 3']);
    expect(await read("select data->>'name' as name from pgboss.job where name = 'test.greet'")).toEqual([
      { name: 'attempt 3' },
    ]);
  });

  test.each([
    ['serialization_failure', '40001', 3],
    ['deadlock_detected', '40P01', 3],
    ['unique_violation', '23505', 1],
  ])('%s is given up after the last attempt', async (name, code, most) => {
    let attempts = 0;
    const failing = transaction(async (tx) => {
      attempts++;
      await tx.db.execute(raise(sql.raw(`'${name}'`)));
    });
    expect(postgresCode(await failing.catch((error: unknown) => error))).toBe(code);
    expect(attempts).toBe(most);
  });
});

/** Barrier: holds each of the first `count` callers until all of them have arrived; later ones pass. */
function barrier(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let come = 0;
  return async () => {
    if (++come === count) resolve();
    await promise;
  };
}
