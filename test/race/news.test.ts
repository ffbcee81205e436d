import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { interviewsApi } from '#contract/applications/interviews.ts';
import { notificationsApi } from '#contract/notifications/notifications.ts';
import { pendingChanges } from '#server/features/news/tables.ts';
import { holdLists } from '#server/features/notifications/commands/mark-settled.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { propose } from '#test/support/interviews.ts';
import { notifyOf, sendPendingNews } from '#test/support/news.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { areWaiting, holdOpen } from './held-transactions.ts';

const [first, second] = await openTwoTestApps({ work: false });

const list = async ({ call }: Person) => (await call(notificationsApi.list, { query: {} })).items;
const tell = (app: TestApp, applicationIds: readonly string[]) => notifyOf(app, 'changes', ...applicationIds);

/** Two workers that notify repeatedly, until the work is done. */
async function notifiedInTheMeantime(ids: readonly string[], work: () => Promise<unknown>): Promise<void> {
  let done = false;
  const keepNotifying = async (app: TestApp) => {
    while (!done) await tell(app, ids);
  };
  const telling = Promise.all([keepNotifying(first), keepNotifying(second)]);
  try {
    await work();
  } finally {
    done = true;
    await telling;
  }
}

test('several workers that notify of the same applications concurrently notify once', async () => {
  const owner = await signUpBusiness(first);
  const { id: jobId } = await postJob(owner);
  const reps: Person[] = [];
  for (let group = 0; group < 4; group++)
    reps.push(...(await Promise.all(Array.from({ length: 10 }, () => signUpRep(first)))));
  const ids: string[] = [];
  for (const rep of reps) ids.push((await apply(rep, jobId)).id);
  // In different orders, and only some of them: locking several must not deadlock with another worker.
  await Promise.all(
    Array.from({ length: 12 }, (_, turn) => {
      const turned = [...ids.slice(turn * 3), ...ids.slice(0, turn * 3)];
      return tell(turn % 2 === 0 ? first : second, turn % 3 === 0 ? turned.toReversed().slice(0, 25) : turned);
    }),
  );
  expect(await list(owner)).toMatchObject([{ kind: 'applicants.new', jobId, count: 40, read: false }]);
  await owner.call(applicationsApi.rejectMany, { params: { jobId }, body: { applicationIds: ids, note: 'Full.' } });
  await Promise.all([tell(first, ids), tell(second, ids.toReversed()), tell(first, ids.slice(10))]);
  for (const rep of reps.slice(0, 5)) expect(await list(rep)).toMatchObject([{ status: 'rejected' }]);
  expect(await list(owner)).toMatchObject([{ kind: 'applicants.new', count: 40, read: true }]);
}, 120_000);

test('events during a notification are notified in the order in which they happened', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const [owner, rep] = await Promise.all([signUpBusiness(first), signUpRep(second)]);
    const { id: applicationId } = await apply(rep, (await postJob(owner)).id);
    await notifiedInTheMeantime([applicationId], async () => {
      await owner.call(applicationsApi.interview, { params: { applicationId }, body: {} });
      for (const answer of ['decline', 'accept'] as const) {
        const { interview } = await propose(owner, applicationId);
        const params = { interviewId: interview?.id ?? '' };
        if (answer === 'decline') await rep.call(interviewsApi.decline, { params, body: { message: 'I work.' } });
        else await rep.call(interviewsApi.accept, { params, body: { time: interview?.times[0] ?? '' } });
      }
      await rep.call(applicationsApi.withdraw, { params: { applicationId } });
    });
    await sendPendingNews(first);
    const shown = (person: Person) =>
      list(person).then((items) => items.map(({ kind, read }) => `${kind}${read ? '' : ', unread'}`));
    expect(await shown(owner)).toEqual([
      'interview.off, unread',
      'interview.accepted, unread',
      'interview.declined',
      'applicants.new',
    ]);
    expect(await shown(rep)).toEqual(['interview.proposed', 'interview.proposed', 'application.moved, unread']);
  }
}, 120_000);

test('a later event waits for the notification in progress', async () => {
  const [owner, rep] = await Promise.all([signUpBusiness(first), signUpRep(first)]);
  const { id: applicationId } = await apply(rep, (await postJob(owner)).id);
  const held = await holdOpen(first, (tx) =>
    tx.db.select().from(pendingChanges).where(eq(pendingChanges.applicationId, applicationId)).for('update'),
  );
  await rep.call(applicationsApi.withdraw, { params: { applicationId } });
  const telling = tell(second, [applicationId]);
  await areWaiting(first, 1);
  expect(await list(owner)).toEqual([]);
  await held.commit();
  await telling;
  expect((await list(owner)).map(({ kind, read }) => [kind, read])).toEqual([
    ['applicants.withdrew', false],
    ['applicants.new', true],
  ]);
});

test('the name of a user deleted while others are notified of them is read after that', async () => {
  // The business is locked first, so that the rep may be deleted while the notifier waits for it.
  const owner = await signUpBusiness(first);
  const rep = await signUpRep(first);
  const { id: applicationId } = await apply(rep, (await postJob(owner)).id);
  const held = await holdOpen(first, (tx) => holdLists(tx, [owner.userId]));
  const telling = tell(second, [applicationId]);
  await areWaiting(first, 1);
  await rep.call(accountApi.close, { body: { password: rep.password } });
  await held.commit();
  await telling;
  await sendPendingNews(first);
  const names = (await list(owner)).map((item) => 'name' in item && item.name);
  expect(names).toEqual(['Former rep', 'Former rep']);
});

test('an account deleted while others are notified of it is named to none, and its own notifications are gone', async () => {
  for (let turn = 0; turn < 8; turn++) {
    const [owner, leaver, stayer] = await Promise.all([signUpBusiness(first), signUpRep(first), signUpRep(second)]);
    const { id: jobId } = await postJob(owner);
    const { id: stays } = await apply(stayer, jobId);
    const { id: leaves } = await apply(leaver, jobId);
    const gone = turn % 2 === 0 ? leaver : owner;
    await notifiedInTheMeantime([stays, leaves], async () => {
      await owner.call(applicationsApi.interview, { params: { applicationId: leaves }, body: {} });
      await gone.call(accountApi.close, { body: { password: gone.password } });
    });
    await sendPendingNews(second);
    const { pool } = first.database;
    const { rows: left } = await pool.query(
      `select user_id from notifications where user_id = $1 union all
       select user_id from notification_heads where user_id = $1 union all
       select user_id from notification_mails where user_id = $1 union all
       select about_user_id from notifications where about_user_id = $1`,
      [gone.userId],
    );
    expect(left).toEqual([]);
    const name = gone === leaver ? 'Former rep' : 'Former business';
    const told = gone === leaver ? await list(owner) : await list(stayer);
    expect(told).toMatchObject(
      gone === leaver
        ? [{ kind: 'applicants.withdrew', name }, { kind: 'applicants.new' }]
        : [{ kind: 'application.moved', status: 'rejected', name }],
    );
    expect(await pool.query('select from untold_changes where application_id = any($1)', [[stays, leaves]])).toEqual(
      expect.objectContaining({ rows: [] }),
    );
  }
}, 120_000);

test('another app sends the notification of one that ends between the action and the notification', async () => {
  const brief = await startTestApp({ work: false, database: first.database });
  const [owner, rep] = [await signUpBusiness(brief), await signUpRep(brief)];
  const { id: jobId } = await postJob(owner);
  await apply(rep, jobId);
  await brief.close();
  const workers = [await startTestApp({ database: first.database }), await startTestApp({ database: first.database })];
  try {
    const told = async () => {
      const { rows } = await first.database.pool.query('select count from notifications where user_id = $1', [
        owner.userId,
      ]);
      return rows;
    };
    await vi.waitFor(async () => expect(await told()).toEqual([{ count: 1 }]), { timeout: 20_000, interval: 20 });
  } finally {
    for (const worker of workers) await worker.close();
  }
}, 60_000);
