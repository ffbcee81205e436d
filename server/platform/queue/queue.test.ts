import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#test/support/database.ts';
import { openTestDatabase } from '#test/support/open-database.ts';
import { steadyDatabase } from '#test/support/steady-database.ts';
import { dbOfPool } from '../db/pool.ts';
import { type RunTransaction, transactionsOn } from '../db/transaction.ts';
import { createLog } from '../log.ts';
import { listFailedJobs, retryFailedJob } from './failed-jobs.ts';
import { openQueue, type Queue } from './queue.ts';
import { sweepTask } from './sweep-task.ts';
import { type AnyTask, enqueue, PermanentFailure, scheduledTask, type TaskContext, task } from './task.ts';

const log = createLog('silent');
const once = { retryLimit: 0, retryDelaySeconds: 0, retryBackoff: false };
const within = { timeout: 15_000, interval: 20 };

const opened: Queue[] = [];

const database = await openTestDatabase();

afterEach(async () => {
  await Promise.all(opened.splice(0).map((queue) => queue.stop()));
});

async function open(tasks: readonly AnyTask[]): Promise<{ queue: Queue; transaction: RunTransaction }> {
  const queue = await openQueue({
    pool: database.pool,
    connectionString: database.url,
    databaseWatch: steadyDatabase,
    tasks,
    log,
  });
  opened.push(queue);
  return { queue, transaction: transactionsOn(database.pool, queue.enqueueIn, async () => {}) };
}

async function work(tasks: readonly AnyTask[]) {
  const { queue, transaction } = await open(tasks);
  await queue.work({ db: dbOfPool(database.pool), transaction, log } as TaskContext);
  return { queue, transaction };
}

async function jobsOf(name: string): Promise<{ state: string; retry_count: number; data: object }[]> {
  return (await database.pool.query('select state, retry_count, data from pgboss.job where name = $1', [name])).rows;
}

test('a job exists only once the transaction that added it is committed', async () => {
  const done: number[] = [];
  const count = task<{ n: number }>({ name: 'test.commit', ...once }, async (_context, { n }) => {
    done.push(n);
  });
  const { transaction } = await work([count]);

  await expect(
    transaction(async (tx) => {
      await enqueue(tx, count, { n: 1 });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await transaction(async (tx) => {
    await enqueue(tx, count, { n: 2 });
    expect(await jobsOf('test.commit')).toEqual([]);
  });

  await vi.waitFor(async () => expect(await jobsOf('test.commit')).toMatchObject([{ state: 'completed' }]), within);
  expect(done).toEqual([2]);
});

test('a failed job is retried with the same id, and then given up', async () => {
  const attempts: [string, number][] = [];
  const fail = task({ name: 'test.retry', ...once, retryLimit: 2 }, async (_context, _data, { jobId, number }) => {
    attempts.push([jobId, number]);
    throw new Error('no luck');
  });
  const { transaction } = await work([fail]);
  await transaction((tx) => enqueue(tx, fail, {}));

  await vi.waitFor(async () => expect(await jobsOf('test.retry')).toMatchObject([{ state: 'failed' }]), within);
  expect(attempts.map(([, number]) => number)).toEqual([1, 2, 3]);
  expect(new Set(attempts.map(([id]) => id)).size).toBe(1);
});

test('a permanent failure is not retried', async () => {
  let attempts = 0;
  const refuse = task({ name: 'test.permanent', ...once, retryLimit: 5 }, async () => {
    attempts++;
    throw new PermanentFailure('never');
  });
  const { transaction } = await work([refuse]);
  await transaction((tx) => enqueue(tx, refuse, {}));

  await vi.waitFor(async () => expect(await jobsOf('test.permanent')).toMatchObject([{ state: 'failed' }]), within);
  expect(attempts).toBe(1);
});

test('a delayed job waits until it is due', async () => {
  const done: string[] = [];
  const note = task<{ what: string }>({ name: 'test.later', ...once }, async (_context, { what }) => {
    done.push(what);
  });
  const { transaction } = await work([note]);
  await transaction(async (tx) => {
    await enqueue(tx, note, { what: 'later' }, { startAfterSeconds: 3600 });
    await enqueue(tx, note, { what: 'now' });
  });
  await vi.waitFor(() => expect(done).toEqual(['now']), within);

  await database.pool.query(
    `update pgboss.job set start_after = now() where name = 'test.later' and state = 'created'`,
  );
  await vi.waitFor(() => expect(done).toEqual(['now', 'later']), within);
});

test('many jobs of one transaction are worked off without a pause between them', async () => {
  const done = new Set<number>();
  const count = task<{ n: number }>({ name: 'test.burst', ...once }, async (_context, { n }) => {
    done.add(n);
  });
  const { transaction } = await work([count]);
  await transaction(async (tx) => {
    for (let n = 0; n < 30; n++) await enqueue(tx, count, { n });
  });

  // At one a poll, thirty take four times as long as this waits.
  await vi.waitFor(() => expect(done.size).toBe(30), within);
});

test('jobs that wait together are run as one by a task that merges them, or all retried', async () => {
  const done: number[][] = [];
  const merge = (waiting: readonly { all: number[] }[]) => ({ all: waiting.flatMap(({ all }) => all) });
  const collect = task<{ all: number[] }>(
    { name: 'test.merge', ...once, retryLimit: 1, merge },
    async (_c, { all }) => {
      done.push(all.toSorted((one, other) => one - other));
      if (done.length === 1) throw new Error('no luck');
    },
  );
  const { queue, transaction } = await open([collect]);
  await transaction(async (tx) => {
    for (let n = 0; n < 30; n++) await enqueue(tx, collect, { all: [n] });
  });
  await queue.work({ db: dbOfPool(database.pool), transaction, log } as TaskContext, []);

  const all = Array.from({ length: 30 }, (_, n) => n);
  await vi.waitFor(() => expect(done).toEqual([all, all]), within);
  await vi.waitFor(async () => {
    const states = (await jobsOf('test.merge')).map(({ state }) => state);
    expect(states).toEqual(all.map(() => 'completed'));
  }, within);
});

test('a process that only adds jobs works on none, and another one picks them up', async () => {
  let ran = 0;
  const step = task({ name: 'test.split', ...once }, async () => {
    ran++;
  });
  const web = await open([step]);
  await web.transaction((tx) => enqueue(tx, step, {}));
  expect(await jobsOf('test.split')).toMatchObject([{ state: 'created' }]);

  await work([step]);
  await vi.waitFor(() => expect(ran).toBe(1), within);
});

test('ten processes that start together on a new database all come up', async () => {
  const fresh = await createTestDatabase();
  const first = task({ name: 'test.first', ...once }, async () => {});
  const settings = {
    pool: fresh.pool,
    connectionString: fresh.url,
    databaseWatch: steadyDatabase,
    tasks: [first, sweepTask],
    log,
  };
  const queues = await Promise.all(Array.from({ length: 10 }, () => openQueue(settings)));
  const { rows } = await fresh.pool.query(
    `select name from pgboss.queue where name like any('{test.%,platform.%}') order by name`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['platform.sweep', 'test.first']);
  await Promise.all(queues.map((queue) => queue.stop()));
  await fresh.close();
});

test('a changed number of attempts applies to jobs added from then on', async () => {
  await open([task({ name: 'test.changed', ...once, retryLimit: 1 }, async () => {})]);
  const changed = task({ name: 'test.changed', ...once, retryLimit: 7 }, async () => {});
  const { transaction } = await open([changed]);
  await transaction((tx) => enqueue(tx, changed, {}));
  const { rows } = await database.pool.query(`select retry_limit from pgboss.job where name = 'test.changed'`);
  expect(rows).toEqual([{ retry_limit: 7 }]);
});

test('stopping waits for the running job', async () => {
  const steps: string[] = [];
  const release = Promise.withResolvers<void>();
  const slow = task({ name: 'test.slow', ...once }, async () => {
    steps.push('begun');
    await release.promise;
    steps.push('done');
  });
  const { queue, transaction } = await work([slow]);
  await transaction((tx) => enqueue(tx, slow, {}));
  await vi.waitFor(() => expect(steps).toEqual(['begun']), within);

  const stopped = queue.stop();
  release.resolve();
  await stopped;
  expect(steps).toEqual(['begun', 'done']);
  expect(await jobsOf('test.slow')).toMatchObject([{ state: 'completed' }]);
});

test('schedules run in South African time, and obsolete ones are removed', async () => {
  const nothing = async () => {};
  const nightly = (cron: string) => scheduledTask({ name: 'test.nightly', cron }, nothing);
  await work([nightly('0 3 * * *'), scheduledTask({ name: 'test.weekly', cron: '0 6 * * 1' }, nothing)]);
  const kept = async () =>
    (await database.pool.query('select name, cron, timezone from pgboss.schedule order by name')).rows;
  expect(await kept()).toEqual([
    { name: 'test.nightly', cron: '0 3 * * *', timezone: 'Africa/Johannesburg' },
    { name: 'test.weekly', cron: '0 6 * * 1', timezone: 'Africa/Johannesburg' },
  ]);

  await work([nightly('0 4 * * *'), task({ name: 'test.weekly', ...once }, nothing)]);
  expect(await kept()).toEqual([{ name: 'test.nightly', cron: '0 4 * * *', timezone: 'Africa/Johannesburg' }]);
});

test('the sweep removes what is old, and nothing else', async () => {
  await database.pool.query(`
    insert into live_events (user_id, payload, created_at)
      select gen_random_uuid(), '{}', now() - n * interval '6 hours' from generate_series(1, 8) n;
    insert into idempotency_keys (user_id, key, request_hash, created_at)
      select gen_random_uuid(), n::text, '', now() - n * interval '12 hours' from generate_series(1, 8) n;
    insert into sent_mails (id, to_address, subject, created_at)
      select gen_random_uuid(), 'thandi@example.co.za', 'Welcome', now() - n * interval '10 days' + interval '1 hour'
      from generate_series(1, 8) n;`);
  const { transaction } = await work([sweepTask]);
  await transaction((tx) => enqueue(tx, sweepTask, {}));

  await vi.waitFor(async () => expect(await jobsOf('platform.sweep')).toMatchObject([{ state: 'completed' }]), within);
  const left = await dbOfPool(database.pool).execute<Record<'live' | 'keys' | 'mails', number>>(
    sql`select (select count(*)::int from live_events) as live, (select count(*)::int from idempotency_keys) as keys,
      (select count(*)::int from sent_mails) as mails`,
  );
  expect(left.rows).toEqual([{ live: 3, keys: 3, mails: 3 }]);
});

test('work goes on after the database cut every connection', async () => {
  const done: number[] = [];
  const count = task<{ n: number }>({ name: 'test.cut', ...once }, async (_context, { n }) => {
    done.push(n);
  });
  const { transaction } = await work([count]);
  await transaction((tx) => enqueue(tx, count, { n: 1 }));
  await vi.waitFor(() => expect(done).toEqual([1]), within);

  const cutter = new pg.Client({ connectionString: database.url });
  await cutter.connect();
  database.pool.on('error', () => {});
  await cutter.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await cutter.end();

  await vi.waitFor(() => transaction((tx) => enqueue(tx, count, { n: 2 })), within);
  await vi.waitFor(() => expect(done).toEqual([1, 2]), within);
});

test('a failed job is retried once on request, and a second request changes nothing', async () => {
  const attempts: number[] = [];
  const fail = task({ name: 'test.again', ...once }, async (_context, _data, { number }) => {
    attempts.push(number);
    if (number === 1) throw Object.assign(new Error('of thandi@example.co.za'), { name: 'MailError', code: 'EAUTH' });
  });
  const { transaction } = await work([fail]);
  await transaction((tx) => enqueue(tx, fail, {}));
  await vi.waitFor(async () => expect(await jobsOf('test.again')).toMatchObject([{ state: 'failed' }]), within);
  const listed = await listFailedJobs(dbOfPool(database.pool), undefined, 10);
  const job = listed.find(({ task: name }) => name === 'test.again');
  expect(job).toMatchObject({ attempts: 1, failure: 'MailError EAUTH' });

  const named = { task: 'test.again', id: job?.id ?? '' };
  const asked = await Promise.all([1, 2, 3].map(() => transaction((tx) => retryFailedJob(tx, named))));
  expect(asked.toSorted()).toEqual(['already', 'already', 'tried again']);
  await vi.waitFor(async () => expect(await jobsOf('test.again')).toMatchObject([{ state: 'completed' }]), within);
  expect(attempts).toEqual([1, 2]);
});
