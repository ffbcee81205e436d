import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { tally } from '#test/support/outcomes.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const [first, second] = await openTwoTestApps();
const business = await signUpBusiness(first);

const throughBoth = (person: Person) => [person.call, callerOf(second.url, person.accessToken)] as const;

test('of forty concurrent applies by one rep, one counts', async () => {
  const rep = await signUpRep(first);
  const job = await postJob(business);
  const callers = throughBoth(rep);
  const calls = Array.from({ length: 40 }, (_, turn) => apply({ call: callers[turn % 2] ?? rep.call }, job.id));
  const { done, refused } = await tally(calls);
  expect(done).toBe(1);
  expect(new Set(refused)).toEqual(new Set(['application.already_applied']));
});

test('of eight concurrent applicants for the last two places, two are accepted, and the others read that there are enough', async () => {
  const job = await postJob(business, { positions: 1 });
  await first.database.pool.query(
    `with people as (
       insert into users (id, email) select gen_random_uuid(), gen_random_uuid() || '@example.co.za' from generate_series(1, 38)
       returning id),
     reps as (insert into rep_profiles (id, user_id, full_name, trial_ends_at)
       select gen_random_uuid(), id, 'Rep', now() from people returning id)
     insert into job_applications (id, job_id, rep_id, business_id, message)
     select gen_random_uuid(), j.id, reps.id, j.business_id, 'Hello' from reps, jobs j where j.id = $1`,
    [job.id],
  );
  const reps = await Promise.all(Array.from({ length: 8 }, () => signUpRep(first)));
  const calls = reps.map((rep, turn) => apply({ call: throughBoth(rep)[turn % 2] ?? rep.call }, job.id));
  const { done, refused } = await tally(calls);
  expect({ done, refused: new Set(refused) }).toEqual({ done: 2, refused: new Set(['job.enough_applicants']) });
  const { applicantLimit } = await business.call(ownJobsApi.show, { params: { jobId: job.id } });
  expect(applicantLimit).toEqual({ most: 40, open: 40 });
});

test('of two concurrent accepts, one counts; the rep is notified once', async () => {
  const rep = await signUpRep(first);
  for (let round = 0; round < 10; round++) {
    const job = await postJob(business);
    const { id: applicationId } = await apply(rep, job.id);
    const input = { params: { applicationId }, body: {} };
    const { done, refused } = await tally(throughBoth(business).map((call) => call(applicationsApi.accept, input)));
    expect({ done, refused }).toEqual({ done: 1, refused: ['application.already_decided'] });
    const { rows } = await first.database.pool.query(
      `select count(*)::int from live_events
       where user_id = $1 and payload->>'applicationId' = $2 and payload->>'status' = 'accepted'`,
      [rep.userId, applicationId],
    );
    expect(rows).toEqual([{ count: 1 }]);
  }
});

test('of a concurrent accept, reject and withdraw, one counts', async () => {
  const rep = await signUpRep(first);
  for (let round = 0; round < 10; round++) {
    const job = await postJob(business);
    const { id: applicationId } = await apply(rep, job.id);
    const params = { applicationId };
    const { done } = await tally([
      business.call(applicationsApi.accept, { params, body: {} }),
      callerOf(second.url, business.accessToken)(applicationsApi.reject, { params, body: {} }),
      rep.call(applicationsApi.withdraw, { params }),
    ]);
    expect(done).toBe(1);
    const { rows } = await first.database.pool.query(
      `select a.status, array_agg(s.status order by s.created_at, s.id) as steps
       from job_applications a join application_steps s on s.application_id = a.id where a.id = $1 group by a.status`,
      [applicationId],
    );
    expect(rows).toEqual([{ status: rows[0].status, steps: ['pending', rows[0].status] }]);
  }
});

test('applying fails once the closing of a job was answered', async () => {
  const [late, ...reps] = await Promise.all([signUpRep(first), ...Array.from({ length: 8 }, () => signUpRep(first))]);
  for (let round = 0; round < 5; round++) {
    const job = await postJob(business);
    const closing = callerOf(second.url, business.accessToken)(ownJobsApi.close, { params: { jobId: job.id } });
    const applying = tally(reps.map((rep) => apply(rep, job.id)));
    await closing;
    await expectRefusal(apply(late, job.id), 'job.not_active');
    const { done, refused } = await applying;
    expect(new Set([...refused, 'job.not_active'])).toEqual(new Set(['job.not_active']));
    const { rows } = await first.database.pool.query('select count(*)::int from job_applications where job_id = $1', [
      job.id,
    ]);
    expect(rows).toEqual([{ count: done }]);
  }
});

test('of five concurrent closings, one counts', async () => {
  const job = await postJob(business);
  const callers = throughBoth(business);
  const calls = Array.from({ length: 5 }, (_, turn) =>
    (callers[turn % 2] ?? business.call)(ownJobsApi.close, { params: { jobId: job.id } }),
  );
  const { done, refused } = await tally(calls);
  expect(done).toBe(1);
  expect(new Set(refused)).toEqual(new Set(['job.already_closed']));
});
