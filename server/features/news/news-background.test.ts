import { expect, test, vi } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { notificationsApi } from '#contract/notifications/notifications.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp();

const within = { timeout: 20_000, interval: 20 };
const list = async ({ call }: Person) => (await call(notificationsApi.list, { query: {} })).items;

test('hiring succeeds although notifying fails, and is notified of once that is fixed', async () => {
  const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
  const { id: applicationId } = await apply(rep, (await postJob(business)).id);
  await vi.waitFor(async () => expect(await list(business)).toHaveLength(1), within);
  const { pool } = app.database;
  const tasks = async (state: string) => {
    const { rows } = await pool.query(
      `select from pgboss.job where name = 'news.notify' and state = $1
       and jsonb_path_exists(data, '$.notices[*].items[*] ? (@ == $id)', jsonb_build_object('id', $2::text))`,
      [state, applicationId],
    );
    return rows.length;
  };

  await pool.query('alter table notifications rename to mislaid');
  const accepted = await business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  expect(accepted.status).toBe('accepted');
  await vi.waitFor(async () => expect(await tasks('retry')).toBe(1), within);
  const { items } = await rep.call(applicationsApi.track, { query: {} });
  expect(items).toMatchObject([{ id: applicationId, status: 'accepted' }]);

  await pool.query('alter table mislaid rename to notifications');
  await pool.query("update pgboss.job set start_after = now() where name = 'news.notify' and state = 'retry'");
  await vi.waitFor(async () => expect(await tasks('completed')).toBe(2), within);
  expect(await list(rep)).toMatchObject([{ kind: 'application.moved', status: 'accepted' }]);
});
