import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { notificationsApi } from '#contract/notifications/notifications.ts';
import { deleteAccount } from '#server/features/accounts/commands/delete-account.ts';
import { lockUser } from '#server/features/accounts/commands/lock-user.ts';
import { holdLists } from '#server/features/notifications/commands/mark-settled.ts';
import { type NewNotification, notifyUsers } from '#server/features/notifications/commands/notify-users.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { callerOf } from '#test/support/api.ts';
import type { TestApp } from '#test/support/app.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { notifyOf, sendPendingNews } from '#test/support/news.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { areWaiting, holdOpen } from './held-transactions.ts';

const [first, second] = await openTwoTestApps({ work: false });
const business = await signUpBusiness(first);

async function list({ call }: Person) {
  await sendPendingNews(first);
  return (await call(notificationsApi.list, { query: {} })).items;
}
const unread = async ({ call }: Person) => (await call(notificationsApi.countUnread, {})).unread;

const closing = (userId: string, once: string): NewNotification => ({
  userId,
  aboutUserId: null,
  content: { kind: 'job.closing', jobId: crypto.randomUUID(), jobTitle: once, closesOn: '2026-12-01', waiting: 0 },
  how: { once },
});

const tell = (app: TestApp, notifications: readonly NewNotification[]) =>
  app.services.transaction((tx) => notifyUsers(tx, { notifications }));
const through = (turn: number) => (turn % 2 === 0 ? first : second);

test('of a hundred concurrent applicants, each is counted, in one row', async () => {
  // As many as it takes with seven places.
  const job = await postJob(business, { positions: 7 });
  const reps: Person[] = [];
  for (let group = 0; group < 10; group++)
    reps.push(...(await Promise.all(Array.from({ length: 10 }, () => signUpRep(first)))));
  await Promise.all(
    reps.map(({ accessToken }, turn) => apply({ call: callerOf(through(turn).url, accessToken) }, job.id)),
  );
  expect(await list(business)).toMatchObject([{ kind: 'applicants.new', jobId: job.id, count: 100, read: false }]);
}, 120_000);

test('an applicant who arrives while the last one is answered stays unread', async () => {
  const owner = await signUpBusiness(first);
  const [early, late] = [await signUpRep(first), await signUpRep(second)];
  for (let turn = 0; turn < 15; turn++) {
    const job = await postJob(owner);
    const { id: applicationId } = await apply(early, job.id);
    const call = callerOf(through(turn).url, owner.accessToken);
    await Promise.all([call(applicationsApi.reject, { params: { applicationId }, body: {} }), apply(late, job.id)]);
    const [newest] = await list(owner);
    expect(newest).toMatchObject({ kind: 'applicants.new', jobId: job.id, read: false });
  }
}, 60_000);

test('notifications counted during a read are either read or still shown', async () => {
  const { userId, call } = await signUpBusiness(first);
  const jobId = crypto.randomUUID();
  const one: NewNotification = {
    userId,
    aboutUserId: null,
    content: { kind: 'applicants.new', jobId, jobTitle: 'Promoters', name: 'Thabo', count: 1 },
    how: { counted: jobId },
  };
  const telling = Array.from({ length: 60 }, (_, turn) => tell(through(turn), [one]));
  const reading = Array.from({ length: 20 }, async () => {
    const { items } = await call(notificationsApi.list, { query: {} });
    const [newest] = items;
    if (newest) await call(notificationsApi.markRead, { params: { notificationId: newest.id } });
  });
  await Promise.all([...telling, ...reading]);
  const { items } = await call(notificationsApi.list, { query: {} });
  const counts = items.map((shown) => ('count' in shown ? shown.count : 0));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60);
  expect(items.filter(({ read }) => !read).length).toBeLessThanOrEqual(1);
});

test('reading everything shown leaves unread what arrived since', async () => {
  const person = await signUpBusiness(first);
  const seen = new Set<string>();
  let done = false;
  const telling = Promise.all(
    Array.from({ length: 150 }, (_, turn) => tell(through(turn), [closing(person.userId, `job ${turn}`)])),
  ).finally(() => {
    done = true;
  });
  const readAll = async (): Promise<void> => {
    const items = [];
    let cursor: string | undefined;
    do {
      const page = await person.call(notificationsApi.list, { query: { cursor } });
      items.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined && items.at(-1)?.read === false);
    for (const { id } of items) seen.add(id);
    const upTo = items[0]?.place;
    if (upTo !== undefined) await person.call(notificationsApi.markAllRead, { body: { upTo } });
    if (!done) await readAll();
  };
  await readAll();
  await telling;
  const { rows } = await first.database.pool.query<{ id: string }>(
    'select id from notifications where user_id = $1 and read_at is not null',
    [person.userId],
  );
  expect(rows.filter(({ id }) => !seen.has(id))).toEqual([]);
  expect(rows.length + (await unread(person))).toBe(150);
});

test('a notification in progress waits for no reader, and is not read with those after it', async () => {
  const person = await signUpBusiness(first);
  await tell(first, [closing(person.userId, 'before')]);
  let commit = () => {};
  const held = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let isTold = () => {};
  const told = new Promise<void>((resolve) => {
    isTold = resolve;
  });
  const slow = first.services.transaction(async (tx) => {
    await notifyUsers(tx, { notifications: [closing(person.userId, 'slow')] });
    isTold();
    await held;
  });
  await told;
  // A notification made now comes after the slow one, also in the order of the list.
  const quick = tell(second, [closing(person.userId, 'quick')]);
  const [newest] = await list(person);
  commit();
  await Promise.all([slow, quick]);
  await person.call(notificationsApi.markAllRead, { body: { upTo: newest?.place ?? 0 } });
  expect((await list(person)).map((one) => ['jobTitle' in one && one.jobTitle, one.read])).toEqual([
    ['quick', false],
    ['slow', false],
    ['before', true],
  ]);
});

test('the same event is notified once, by any worker and however often', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => signUpRep(first)));
  // In different orders: locking several users must not deadlock.
  const all = people.map(({ userId }) => closing(userId, 'the same'));
  const telling = Array.from({ length: 20 }, (_, turn) =>
    tell(through(turn), [...all.slice(turn % 4), ...all.slice(0, turn % 4), ...all.slice(0, 1)]),
  );
  const told = (await Promise.all(telling)).flat();
  expect(told.toSorted()).toEqual(people.map(({ userId }) => userId).toSorted());
  for (const person of people) expect(await list(person)).toHaveLength(1);
});

test('a business deleted while applicants are notified of its job is named to none of them', async () => {
  const [owner, rep] = await Promise.all([signUpBusiness(first), signUpRep(first)]);
  const { id: jobId } = await postJob(owner);
  const { id: applicationId } = await apply(rep, jobId);
  await owner.call(ownJobsApi.close, { params: { jobId } });
  const held = await holdOpen(first, (tx) => holdLists(tx, [rep.userId]));
  const telling = notifyOf(second, 'closedJob', { jobId });
  await areWaiting(first, 1);
  // Otherwise it would have to notify the rep too, and would wait with the others.
  await first.database.pool.query("update job_applications set status = 'withdrawn' where id = $1", [applicationId]);
  const leaving = owner.call(accountApi.close, { body: { password: owner.password } });
  await Promise.race([leaving, areWaiting(first, 2)]);
  await held.commit();
  await Promise.all([telling, leaving]);
  expect(await list(rep)).toMatchObject([{ kind: 'job.closed', jobId, name: 'Former business' }]);
});

test.each<[string, (tx: Tx, userId: string) => Promise<unknown>]>([
  ['told something', (tx, userId) => notifyUsers(tx, { notifications: [closing(userId, 'late')] })],
  ['held', (tx, userId) => holdLists(tx, [userId])],
])('nothing is left of a list that is %s while the account is deleted', async (_, touch) => {
  const deleting = async (tx: Tx, userId: string) => {
    const user = await lockUser(tx, userId);
    if (user) await deleteAccount(tx, user);
  };
  for (const known of [true, false]) {
    for (const [one, other] of [
      [deleting, touch],
      [touch, deleting],
    ] as const) {
      const { userId } = await signUpRep(first);
      if (known) await tell(first, [closing(userId, 'before')]);
      const held = await holdOpen(first, (tx) => one(tx, userId));
      const concurrent = second.services.transaction((tx) => other(tx, userId));
      await areWaiting(first, 1);
      await held.commit();
      await concurrent;
      const { rows } = await first.database.pool.query(
        `select user_id from notification_heads where user_id = $1
         union all select user_id from notifications where user_id = $1
         union all select user_id from notification_mails where user_id = $1`,
        [userId],
      );
      expect(rows).toEqual([]);
    }
  }
});
