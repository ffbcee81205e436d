import { beforeEach, describe, expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { interviewsApi } from '#contract/applications/interviews.ts';
import { notificationsApi } from '#contract/notifications/notifications.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { hoursFromNow, propose } from '#test/support/interviews.ts';
import { notifyOf, sendPendingNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { findLeft } from '../queries/find-left.ts';

const app = await openTestApp({ work: false });
let business: Person;
let rep: Person;
beforeEach(async () => {
  [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
});

const list = async ({ call }: Person) => (await call(notificationsApi.list, { query: {} })).items;
const decide = (action: 'accept' | 'reject' | 'interview', applicationId: string) =>
  business.call(applicationsApi[action], { params: { applicationId }, body: {} });
const tell = (applicationIds: readonly string[]) => notifyOf(app, 'changes', ...applicationIds);

describe('late notifications read like immediate ones', () => {
  const times = [hoursFromNow(24), hoursFromNow(48)];
  const close = ({ call, password }: Person) => call(accountApi.close, { body: { password } });
  const answer = async (applicationId: string, action: 'accept' | 'decline' | 'cancel') => {
    const { items } = await rep.call(applicationsApi.track, { query: {} });
    const interviewId = items.find(({ id }) => id === applicationId)?.interview?.id ?? '';
    const params = { interviewId };
    if (action === 'accept') await rep.call(interviewsApi.accept, { params, body: { time: times[0] ?? '' } });
    else if (action === 'decline') await rep.call(interviewsApi.decline, { params, body: { message: 'I work.' } });
    else await business.call(interviewsApi.cancel, { params });
  };
  const withdraw = (applicationId: string) => rep.call(applicationsApi.withdraw, { params: { applicationId } });
  type Step = (applicationId: string) => Promise<unknown>;
  const invite: Step = (id) => propose(business, id, times);
  const inviteAnew: Step = (id) => propose(business, id, times.slice(1));

  const courses: Record<string, Step[]> = {
    'applied, withdrew': [withdraw],
    'applied, hired': [(id) => decide('accept', id)],
    'moved on, invited, cancelled, rejected': [
      (id) => decide('interview', id),
      invite,
      (id) => answer(id, 'cancel'),
      (id) => decide('reject', id),
    ],
    'invited, declined, invited anew, hired': [
      invite,
      (id) => answer(id, 'decline'),
      inviteAnew,
      (id) => decide('accept', id),
    ],
    'invited, accepted, withdrew': [invite, (id) => answer(id, 'accept'), withdraw],
    'invited, accepted, the rep went': [invite, (id) => answer(id, 'accept'), () => close(rep)],
    'invited, the business went': [invite, () => close(business)],
  };

  /** What each existing side reads in the end. */
  async function follow(course: readonly Step[], told: 'at once' | 'late') {
    const { id: jobId } = await postJob(business);
    const { id: applicationId } = await apply(rep, jobId);
    for (const step of course) {
      if (told === 'at once') await sendPendingNews(app);
      await step(applicationId);
    }
    await sendPendingNews(app);
    const shown = async (person: Person) => {
      const items = await list(person).catch(() => []);
      return items.map(({ id: _, at, ...item }) => ({ ...item, jobId: null, applicationId: null }));
    };
    return { rep: await shown(rep), business: await shown(business) };
  }

  test.each(Object.entries(courses))('%s', async (_, course) => {
    const atOnce = await follow(course, 'at once');
    [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
    expect(await follow(course, 'late')).toEqual(atOnce);
    expect([...atOnce.rep, ...atOnce.business]).not.toEqual([]);
  });
});

test('a rep deleted before the task is never named, and a deleted recipient is skipped', async () => {
  const { id: jobId } = await postJob(business);
  await apply(rep, jobId);
  await rep.call(accountApi.close, { body: { password: rep.password } });
  const other = await signUpRep(app);
  const { id: applicationId } = await apply(other, jobId);
  await decide('reject', applicationId);
  await other.call(accountApi.close, { body: { password: other.password } });
  await sendPendingNews(app);
  const { rows } = await app.database.pool.query(
    `select data ->> 'name' as name, about_user_id as about from notifications where user_id = $1`,
    [business.userId],
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ name, about }) => name !== 'Former rep' || about !== null)).toEqual([]);
  const { rows: left } = await app.database.pool.query(
    `select user_id from notifications where user_id = any($1) union all
     select user_id from notification_heads where user_id = any($1)`,
    [[rep.userId, other.userId]],
  );
  expect(left).toEqual([]);
});

test('neither the same task nor another one notifies twice', async () => {
  const { id: jobId } = await postJob(business);
  const { id: applicationId } = await apply(rep, jobId);
  for (let turn = 0; turn < 3; turn++) await tell([applicationId]);
  await sendPendingNews(app);
  expect(await list(business)).toMatchObject([{ kind: 'applicants.new', count: 1, place: 1 }]);
});

describe('a failure to notify', () => {
  const failFor = (person: Person) =>
    app.database.pool.query(`
      create function fail_notifying() returns trigger language plpgsql as
        $$ begin if new.user_id = '${person.userId}' then raise 'A mistake'; end if; return new; end $$;
      create trigger fail_notifying before insert on notifications for each row execute function fail_notifying()`);
  const mend = () => app.database.pool.query('drop function fail_notifying() cascade');

  test('does not block other notifications', async () => {
    const { id: jobId } = await postJob(business);
    const others = await Promise.all(Array.from({ length: 3 }, () => signUpRep(app)));
    const reps = [...others.slice(0, 2), rep, ...others.slice(2)];
    const applicationIds: string[] = [];
    for (const one of reps) applicationIds.push((await apply(one, jobId)).id);
    await sendPendingNews(app);
    await failFor(rep);
    try {
      await business.call(applicationsApi.rejectMany, {
        params: { jobId },
        body: { applicationIds, note: 'We are full.' },
      });
      await expect(tell(applicationIds)).rejects.toThrow();
      for (const one of others) expect(await list(one)).toMatchObject([{ status: 'rejected' }]);
      expect(await list(rep)).toEqual([]);
    } finally {
      await mend();
    }
    await tell(applicationIds);
    for (const one of reps) expect(await list(one)).toMatchObject([{ status: 'rejected' }]);
  });

  test('is made up for after a while even if the task gave up', async () => {
    const { id: applicationId } = await apply(rep, (await postJob(business)).id);
    await app.database.pool.query("delete from pgboss.job where name = 'news.notify'");
    expect(await findLeft(app.services.db)).not.toContain(applicationId);
    await app.database.pool.query("update untold_changes set happened_at = happened_at - interval '6 minutes'");
    expect(await findLeft(app.services.db)).toContain(applicationId);
    await tell(await findLeft(app.services.db));
    expect(await list(business)).toMatchObject([{ kind: 'applicants.new', count: 1 }]);
    expect(await findLeft(app.services.db)).toEqual([]);
  });
});
