import { expect, test } from 'vitest';
import { openTestApp } from '#test/support/open-apps.ts';
import { all, each, type Notice, type Notifier, notify, notifyAloneTask, notifyTask } from './run-notifiers.ts';

const app = await openTestApp({ work: false });

const run = (notifier: Notifier, ...jobs: readonly (readonly unknown[])[]) =>
  notify(
    { it: notifier },
    app.services,
    { notices: jobs.map((items) => ({ of: 'it', items })) },
    AbortSignal.timeout(30_000),
  );

/** A notifier that records what each transaction received. */
function remembering(make: (compose: Notifier['compose']) => Notifier) {
  const taken: unknown[] = [];
  const notifier = make(async (_tx, subject: unknown) => {
    taken.push(subject);
    if (JSON.stringify(subject).includes('bad')) throw new Error('It is bad');
    return {};
  });
  return { notifier, taken };
}

test('waiting jobs share one transaction up to the limit, and duplicates run once', async () => {
  const { notifier, taken } = remembering((compose) => all([], compose, undefined, 2));
  await run(notifier, ['a', 'b'], ['b', 'c']);
  expect(taken).toEqual([['a', 'b'], ['c']]);
});

test('without a limit each job is one transaction, in arrival order', async () => {
  const { notifier, taken } = remembering((compose) => all([], compose));
  await run(notifier, ['a', 'b'], ['b']);
  expect(taken).toEqual([['a', 'b'], ['b']]);
});

const takeAlone = async (): Promise<Notice[]> => {
  const { rows } = await app.database.pool.query('delete from pgboss.job where name = $1 returning data', [
    notifyAloneTask,
  ]);
  return rows.flatMap(({ data }) => data.notices);
};

test('a failed item blocks no other, and is retried alone', async () => {
  const { notifier, taken } = remembering((compose) => all([], compose));
  await run(notifier, ['a', 'bad', 'b'], ['c']);
  expect(taken).toEqual([['a', 'bad', 'b'], ['a'], ['bad'], ['b'], ['c']]);
  expect(await takeAlone()).toEqual([{ of: 'it', items: ['bad'] }]);
});

test('a job of one item fails with its error, so that its attempts count', async () => {
  const { notifier } = remembering((compose) => all([], compose));
  await expect(run(notifier, ['bad'])).rejects.toThrow('It is bad');
  expect(await takeAlone()).toEqual([]);
});

test('notices run in arrival order, and an unknown key blocks no other', async () => {
  const one = remembering((compose) => all([], compose));
  const notices: Notice[] = [
    { of: 'steps', items: ['first'] },
    { of: 'of the next version', items: ['x', 'y'], after: '1' },
    { of: 'opened', items: ['second'] },
    { of: 'steps', items: ['third'] },
  ];
  const notifiers = { steps: one.notifier, opened: one.notifier };
  await notify(notifiers, app.services, { notices }, AbortSignal.timeout(30_000));
  expect(one.taken).toEqual([['first'], ['second'], ['third']]);
  const failed = await takeAlone();
  expect(failed).toEqual([notices[1]]);
  await expect(notify(notifiers, app.services, { notices: failed }, AbortSignal.timeout(30_000))).rejects.toThrow(
    'No notifier is called of the next version',
  );
  expect(await takeAlone()).toEqual([]);
});

test('the next batch of users is a separate job, enqueued with the batch before', async () => {
  const batches: string[] = [];
  const many = each<string>([], async (_tx, item, { after }) => {
    batches.push(`${item} after ${after.slice(0, 1)}`);
    return { next: after.startsWith('0') ? '1' : undefined };
  });
  await run(many, ['a', 'b']);
  const { rows } = await app.database.pool.query(
    'select data from pgboss.job where name = $1 order by created_on, id',
    [notifyTask],
  );
  const next = rows.flatMap(({ data }) => data.notices);
  expect(next).toEqual(['a', 'b'].map((item) => ({ of: 'it', items: [item], after: '1' })));
  await notify({ it: many }, app.services, { notices: next }, AbortSignal.timeout(30_000));
  expect(batches).toEqual(['a after 0', 'b after 0', 'a after 1', 'b after 1']);
});

test('a user who is deleted before the second reading is not named', async () => {
  const gone = crypto.randomUUID();
  const readings: boolean[] = [];
  const content = { kind: 'job.closing', jobId: gone, jobTitle: 'A job', closesOn: '2026-12-01', waiting: 0 } as const;
  const twice = each<string>(
    [],
    async (_tx, userId, { there }) => {
      readings.push(there.has(userId));
      return { notifications: [{ userId, aboutUserId: null, content, how: { once: 'closing' } }] };
    },
    'twice',
  );
  await run(twice, [gone]);
  expect(readings).toEqual([false, false]);
  const { rows } = await app.database.pool.query('select from notifications where user_id = $1', [gone]);
  expect(rows).toEqual([]);
});
