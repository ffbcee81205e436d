import { beforeEach, describe, expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { notificationsApi } from '#contract/notifications/notifications.ts';
import { expectRefusal } from '#test/support/api.ts';
import { exportOf } from '#test/support/exports.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { countUnread, listNews, sendPendingNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { sweepNotifications } from './commands/sweep-notifications.ts';

const app = await openTestApp({ work: false });
let business: Person;
let rep: Person;
beforeEach(async () => {
  [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
});

const list = (person: Person) => listNews(app, person);
const unread = (person: Person) => countUnread(app, person);
const markRead = ({ call }: Person, notificationId: string) =>
  call(notificationsApi.markRead, { params: { notificationId } });
async function markAll({ call }: Person, upTo: number) {
  await sendPendingNews(app);
  return call(notificationsApi.markAllRead, { body: { upTo } });
}

describe('the list', () => {
  const notifyMany = (count: number) =>
    app.database.pool.query(
      `with head as (
         insert into notification_heads (user_id, last_place) values ($1, $2)
         on conflict (user_id) do update set last_place = excluded.last_place returning user_id)
       insert into notifications (id, user_id, place, portal, kind, data, once_key)
       select gen_random_uuid(), user_id, turn, 'business', 'job.closing', jsonb_build_object(
         'jobId', gen_random_uuid(), 'jobTitle', 'Job ' || turn, 'closesOn', '2026-12-01', 'waiting', 0), turn::text
       from head, generate_series(1, $2::int) turn`,
      [business.userId, count],
    );

  test('is paged newest first, and counts unread ones up to a limit', async () => {
    await notifyMany(130);
    expect(await unread(business)).toBe(100);
    const places: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await business.call(notificationsApi.list, { query: { cursor } });
      places.push(...page.items.map(({ place }) => place));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(places).toEqual(Array.from({ length: 130 }, (_, turn) => 130 - turn));
    const made = ['0', '-1', '1.5', '9'.repeat(17), '1'].map((place) =>
      Buffer.from(`[${place}]`).toString('base64url'),
    );
    for (const bad of ['x', '1', ...made.slice(0, -1)])
      await expectRefusal(business.call(notificationsApi.list, { query: { cursor: bad } }), 'request.bad_cursor');
    expect(await business.call(notificationsApi.list, { query: { cursor: made.at(-1) } })).toEqual({
      items: [],
      nextCursor: null,
    });
  });

  test('is marked read up to what was shown, and newer notifications stay unread', async () => {
    await notifyMany(30);
    expect(await markAll(business, 25)).toEqual({ unread: 5 });
    const job = await postJob(business);
    await apply(rep, job.id);
    const [shown] = await list(business);
    await apply(await signUpRep(app), job.id);
    expect(await markAll(business, shown?.place ?? 0)).toEqual({ unread: 1 });
    expect((await list(business))[0]).toMatchObject({ kind: 'applicants.new', count: 2, read: false });
    await expectRefusal(markAll(business, 0), 'request.invalid');
    await expectRefusal(markAll(business, 1.5), 'request.invalid');
  });

  test('is the user’s own, and another’s can be neither read nor changed', async () => {
    await apply(rep, (await postJob(business)).id);
    const [mine] = await list(business);
    await expectRefusal(markRead(rep, mine?.id ?? ''), 'notification.not_found');
    await markAll(rep, Number.MAX_SAFE_INTEGER);
    expect(await unread(business)).toBe(1);
    await markRead(business, mine?.id ?? '');
    expect(await markRead(business, mine?.id ?? '')).toEqual({ unread: 0 });
  });

  test('refreshes in other tabs', async () => {
    const heard = async ({ userId }: Person) => {
      await sendPendingNews(app);
      const { rows } = await app.database.pool.query(
        `select count(*)::int from live_events where user_id = $1 and payload->>'type' = 'notification.changed'`,
        [userId],
      );
      return rows[0].count;
    };
    await apply(rep, (await postJob(business)).id);
    expect([await heard(business), await heard(rep)]).toEqual([1, 0]);
    const [one] = await list(business);
    await markRead(business, one?.id ?? '');
    await markRead(business, one?.id ?? '');
    expect(await heard(business)).toBe(2);
  });
});

describe('stored notifications', () => {
  test('are deleted after a while, read ones sooner than unread ones', async () => {
    await apply(rep, (await postJob(business)).id);
    await apply(rep, (await postJob(business)).id);
    const [one] = await list(business);
    await markRead(business, one?.id ?? '');
    const age = (days: number) =>
      app.database.pool.query(
        `update notifications set told_at = told_at - make_interval(days => $2),
           read_at = read_at - make_interval(days => $2) where user_id = $1`,
        [business.userId, days],
      );
    const left = async () => {
      await sweepNotifications(app.services.db, AbortSignal.timeout(30_000));
      return (await list(business)).map(({ read }) => read);
    };
    await age(89);
    expect(await left()).toEqual([true, false]);
    await age(2);
    expect(await left()).toEqual([false]);
    await age(90);
    expect(await left()).toEqual([]);
  });

  test('are deleted sooner if the operator sets shorter periods', async () => {
    await apply(rep, (await postJob(business)).id);
    expect(await list(business)).toHaveLength(1);
    await app.database.pool.query('update operator_settings set notification_days = 30');
    await app.database.pool.query(
      `update notifications set told_at = told_at - interval '31 days' where user_id = $1`,
      [business.userId],
    );
    await sweepNotifications(app.services.db, AbortSignal.timeout(30_000));
    await app.database.pool.query('update operator_settings set notification_days = 180');
    expect(await list(business)).toEqual([]);
  });

  test('are exported and deleted with the account, and those of others no longer name it', async () => {
    const job = await postJob(business);
    const { id } = await apply(rep, job.id);
    await business.call(applicationsApi.interview, { params: { applicationId: id }, body: {} });
    await sendPendingNews(app);
    const exported = await exportOf(app, rep);
    expect(exported.notifications).toMatchObject([{ kind: 'application.moved', name: 'Ubuntu Foods' }]);
    await rep.call(accountApi.close, { body: { password: rep.password } });
    expect(await list(business)).toMatchObject([
      { kind: 'applicants.withdrew', name: 'Former rep' },
      { kind: 'applicants.new', name: 'Former rep' },
    ]);
    for (const table of ['notifications', 'notification_heads', 'notification_mails']) {
      const { rows } = await app.database.pool.query(`select count(*)::int from ${table} where user_id = $1`, [
        rep.userId,
      ]);
      expect(rows).toEqual([{ count: 0 }]);
    }
    const other = await signUpRep(app);
    await apply(other, job.id);
    await business.call(accountApi.close, { body: { password: business.password } });
    expect(await list(other)).toMatchObject([
      { kind: 'application.moved', status: 'rejected', name: 'Former business' },
    ]);
  });
});
