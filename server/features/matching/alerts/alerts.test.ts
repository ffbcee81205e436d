import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { suggestionsApi } from '#contract/matching/suggestions.ts';
import { notificationsApi } from '#contract/notifications/notifications.ts';
import { notifiedFor } from '#domain/matching/notified-at-once.ts';
import { notifyOrSettle } from '#server/features/matching/alerts/commands/notify-or-settle.ts';
import { sweepShown } from '#server/features/matching/commands/sweep-matching.ts';
import { productClock } from '#test/support/engagements.ts';
import { exportOf } from '#test/support/exports.ts';
import { apply, dayFromNow, jobDraft } from '#test/support/hiring.ts';
import { matchedRep, propose, sendPendingAlerts } from '#test/support/matching.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness } from '#test/support/people.ts';
import { sendPushes, turnPushOn } from '#test/support/pushes.ts';

const app = await openTestApp({ work: false });
const clock = productClock();
const { pool } = app.database;

/** Each test has its own town, so that reps of another test aren't notified. */
const towns = ['Upington', 'Polokwane', 'Mbombela', 'Kimberley', 'George', 'Musina', 'Bloemfontein', 'Durban'];
let turn = 0;

async function market() {
  const { rows } = await pool.query<{ id: string; name: string }>('select id, name from locations where name = $1', [
    towns[turn++],
  ]);
  const [place] = rows;
  if (!place) throw new Error('No town is left');
  const business = await signUpBusiness(app);
  const draft = (changes: Parameters<typeof jobDraft>[1] = {}) =>
    jobDraft(business.call, {
      ...{ title: 'Sampling at the tills', requiredSkills: 'Sampling', locationId: place.id },
      ...changes,
    });
  return {
    business,
    seller: () => matchedRep(app, { town: place.name, skills: ['Sampling'], description: 'Sampling at tills.' }),
    draft,
    post: async (changes: Parameters<typeof draft>[0] = {}) =>
      business.call(ownJobsApi.post, { body: await draft(changes) }),
    other: () => matchedRep(app, { town: place.name, skills: ['Piano'], description: 'I tune pianos.' }),
  };
}

const fitsOf = async ({ call }: Pick<Person, 'call'>) =>
  (await call(notificationsApi.list, { query: {} })).items.filter(({ kind }) => kind === 'job.fits');

test('fitting reps are notified of a new job with reasons, once, however often it is matched or edited', async () => {
  const { seller, other, post, draft, business } = await market();
  const [fitting, strange] = [await seller(), await other()];
  const job = await post();
  await sendPendingAlerts(app, job.id);
  const told = [{ jobId: job.id, jobTitle: 'Sampling at the tills', name: 'Ubuntu Foods', portal: 'rep', read: false }];
  expect(await fitsOf(fitting)).toMatchObject(told);
  expect((await fitsOf(fitting))[0]).toMatchObject({
    reasons: [expect.stringMatching(/sampling/i), 'In Upington, where you live'],
  });
  expect(await fitsOf(strange)).toEqual([]);
  const late = await seller();
  await pool.query('update match_alerts set told_on = told_on - 1');
  await business.call(ownJobsApi.edit, {
    params: { jobId: job.id },
    body: { ...(await draft({ title: 'Sampling at other tills' })), version: job.version },
  });
  await sendPendingAlerts(app, job.id);
  // Tasks may be retried.
  await app.services.transaction((tx) => notifyOrSettle(tx, job.id));
  expect(await fitsOf(fitting)).toMatchObject(told);
  expect(await fitsOf(late)).toEqual([]);
  const mails = await pool.query('select from notifications where kind = $1 and mail_topic is not null', ['job.fits']);
  expect(mails.rowCount).toBe(0);
  expect(await exportOf(app, fitting)).toMatchObject({ matching: { told: [{ jobId: job.id }] } });
});

test('reps with two alerts today do not take the places of the next best', async () => {
  const { seller, post } = await market();
  for (let count = 0; count < notifiedFor(1); count++) await seller();
  const worse = await matchedRep(app, { town: towns[turn - 1] ?? '', skills: ['Sampling', 'Piano', 'Cooking'] });
  for (const title of ['Sampling', 'Sampling again'])
    await sendPendingAlerts(app, (await post({ positions: 1, title })).id);
  expect(await fitsOf(worse)).toEqual([]);
  await sendPendingAlerts(app, (await post({ positions: 1, title: 'Sampling once more' })).id);
  expect(await fitsOf(worse)).toHaveLength(1);
});

test('a rep gets at most two alerts a day, and the next one on another day', async () => {
  const { seller, post } = await market();
  const rep = await seller();
  for (const title of ['Sampling', 'Sampling again', 'Sampling once more'])
    await sendPendingAlerts(app, (await post({ title })).id);
  expect(await fitsOf(rep)).toHaveLength(2);
  await pool.query('update match_alerts set told_on = told_on - 1 where rep_id = $1', [rep.repId]);
  await sendPendingAlerts(app, (await post({ title: 'Sampling tomorrow' })).id);
  expect(await fitsOf(rep)).toMatchObject([
    { jobTitle: 'Sampling tomorrow' },
    { jobTitle: 'Sampling again' },
    { jobTitle: 'Sampling' },
  ]);
});

test('reps who opted out, may not work, are invited, were dropped, or dismissed or blocked the job are not notified', async () => {
  const { seller, post, business } = await market();
  const day = dayFromNow(90);
  const job = await post({
    schedule: { kind: 'days', dates: [day], from: '09:00', to: '17:00', breakMinutes: 30 },
  });
  const [unwilling, suspended, invited, dropped, dismissing, blocking, taken, told] = [
    ...[await seller(), await seller(), await seller(), await seller()],
    ...[await seller(), await seller(), await seller(), await seller()],
  ] as const;
  const here = (rep: { repId: string } | undefined) => rep?.repId ?? '';
  await unwilling?.call(accountApi.chooseNotifications, { body: { fittingJobs: false } });
  // The task that closes their profile to the market hasn't run yet.
  await pool.query("update users set banned_until = 'infinity' where id = $1", [suspended?.userId]);
  await propose(app, { jobId: job.id, userId: invited?.userId ?? '', state: 'approved' });
  await business.call(suggestionsApi.invite, { params: { jobId: job.id, repId: here(invited) } });
  await propose(app, { jobId: job.id, userId: dropped?.userId ?? '', state: 'dropped' });
  await pool.query("insert into match_dismissals values ($1, $2, 'pay', now())", [here(dismissing), job.id]);
  await pool.query('insert into message_blocks (blocker_id, blocked_id, created_at) values ($1, $2, now())', [
    blocking?.userId,
    business.userId,
  ]);
  await pool.query('update match_reps set taken_days = $2 where rep_id = $1', [here(taken), [day]]);
  await sendPendingAlerts(app, job.id);
  const { rows } = await pool.query<{ repId: string }>('select rep_id as "repId" from match_alerts where job_id = $1', [
    job.id,
  ]);
  expect(rows).toEqual([{ repId: here(told) }]);
});

test('a job that is paused before its task runs is announced once it reopens, and only once', async () => {
  const { seller, post, business } = await market();
  const rep = await seller();
  const { id: jobId } = await post();
  const params = { jobId };
  await business.call(ownJobsApi.pause, { params });
  await sendPendingAlerts(app, jobId);
  expect(await fitsOf(rep)).toEqual([]);
  await business.call(ownJobsApi.reopen, { params, body: {} });
  await sendPendingAlerts(app, jobId);
  await pool.query('update match_alerts set told_on = told_on - 1');
  await business.call(ownJobsApi.pause, { params });
  await sendPendingAlerts(app, jobId);
  await business.call(ownJobsApi.reopen, { params, body: {} });
  await sendPendingAlerts(app, jobId);
  expect(await fitsOf(rep)).toHaveLength(1);
});

test('no rep is notified of a job that is filled, has enough applicants or was posted days ago', async () => {
  const { seller, post } = await market();
  const rep = await seller();
  const filled = await post({ positions: 1 });
  const { id } = await apply(await seller(), filled.id);
  await pool.query("update job_applications set status = 'accepted' where id = $1", [id]);
  await sendPendingAlerts(app, filled.id);
  const wanted = await post({ positions: 1 });
  await pool.query(
    `with people as (
       insert into users (id, email) select gen_random_uuid(), gen_random_uuid() || '@example.co.za' from generate_series(1, 40)
       returning id),
     reps as (insert into rep_profiles (id, user_id, full_name, trial_ends_at)
       select gen_random_uuid(), id, 'Rep', now() from people returning id)
     insert into job_applications (id, job_id, rep_id, business_id, message)
     select gen_random_uuid(), j.id, r.id, j.business_id, 'Hello' from jobs j, reps r where j.id = $1`,
    [wanted.id],
  );
  await sendPendingAlerts(app, wanted.id);
  const old = await post({ title: 'Sampling for long' });
  await pool.query("update jobs set created_at = now() - interval '3 days' where id = $1", [old.id]);
  await sendPendingAlerts(app, old.id);
  expect(await fitsOf(rep)).toEqual([]);
});

test('alerts are stored as long as notifications and no longer', async () => {
  const { seller, post } = await market();
  const rep = await seller();
  await sendPendingAlerts(app, (await post()).id);
  const kept = async () => {
    await sweepShown(app.services.transaction, AbortSignal.timeout(60_000));
    const { rows } = await pool.query('select told_on from match_alerts where rep_id = $1', [rep.repId]);
    return rows.length;
  };
  await pool.query('update match_alerts set told_on = told_on - 180 where rep_id = $1', [rep.repId]);
  expect(await kept()).toBe(1);
  await pool.query('update match_alerts set told_on = told_on - 1 where rep_id = $1', [rep.repId]);
  expect(await kept()).toBe(0);
});

test('an alert at night waits for the morning, when the job may be gone', async () => {
  const { seller, post, business } = await market();
  const [rep, sleeper] = [await seller(), await seller()];
  for (const one of [rep, sleeper]) await turnPushOn(one);
  // The database has its own clock.
  const postAt = async (time: string) => {
    clock.goTo(time);
    const { id } = await post();
    await pool.query('update jobs set created_at = $2 where id = $1', [id, time]);
    return id;
  };
  const jobId = await postAt('2026-12-01T23:00:00+02:00');
  await sendPendingAlerts(app, jobId);
  expect(await sendPushes(app)).toEqual([]);
  const morning = async () => {
    await pool.query("update pgboss.job set start_after = now() where name = 'notifications.push'");
    clock.goTo('2026-12-02T07:00:00+02:00');
    return (await sendPushes(app)).map(({ notification }) => notification.title);
  };
  expect(await morning()).toEqual(Array(2).fill('A gig that fits you: Sampling at the tills'));
  const other = await postAt('2026-12-02T23:00:00+02:00');
  await sendPendingAlerts(app, other);
  await business.call(ownJobsApi.close, { params: { jobId: other } });
  await sendPendingAlerts(app, other);
  expect(await morning()).toEqual([]);
  expect(await fitsOf(rep)).toMatchObject([{ jobId: other, read: true }, { jobId }]);
});
