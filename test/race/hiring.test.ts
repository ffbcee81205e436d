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

test('of forty applies by one rep at once, one counts', async () => {
  const rep = await signUpRep(first);
  const job = await postJob(business);
  const callers = throughBoth(rep);
  const calls = Array.from({ length: 40 }, (_, turn) => apply({ call: callers[turn % 2] ?? rep.call }, job.id));
  const { done, refused } = await tally(calls);
  expect(done).toBe(1);
  expect(new Set(refused)).toEqual(new Set(['application.already_applied']));
});

test('of two accepts at once, one counts; the rep is told once', async () => {
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

test('of accept, reject and withdraw at once, one counts', async () => {
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

test('nobody applies to a job after its closing was answered', async () => {
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

test('of five closings at once, one counts', async () => {
  const job = await postJob(business);
  const callers = throughBoth(business);
  const calls = Array.from({ length: 5 }, (_, turn) =>
    (callers[turn % 2] ?? business.call)(ownJobsApi.close, { params: { jobId: job.id } }),
  );
  const { done, refused } = await tally(calls);
  expect(done).toBe(1);
  expect(new Set(refused)).toEqual(new Set(['job.already_closed']));
});
