import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { interviewsApi } from '#contract/applications/interviews.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { callerOf } from '#test/support/api.ts';
import { apply, jobDraft, postJob } from '#test/support/hiring.ts';
import { propose } from '#test/support/interviews.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { tally } from '#test/support/outcomes.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { areWaiting, holdOpen } from './held-transactions.ts';

const [first, second] = await openTwoTestApps({ work: false });
const [business, rep] = await Promise.all([signUpBusiness(first), signUpRep(first)]);

const callers = (person: Person) => [person.call, callerOf(second.url, person.accessToken)] as const;

/** Pending applications for a job, by as many reps. */
async function applicants(jobId: string, count: number): Promise<string[]> {
  const { rows } = await first.database.pool.query(
    `with people as (
       insert into users (id, email) select gen_random_uuid(), gen_random_uuid() || '@example.co.za'
       from generate_series(1, $2) returning id),
     reps as (
       insert into rep_profiles (id, user_id, full_name, trial_ends_at)
         select gen_random_uuid(), id, 'Someone', now() from people returning id)
     insert into job_applications (id, job_id, rep_id, business_id, message)
     select gen_random_uuid(), j.id, reps.id, j.business_id, 'Hi' from reps, jobs j where j.id = $1 returning id`,
    [jobId, count],
  );
  return rows.map(({ id }) => id);
}

const acceptedOf = async (jobId: string) =>
  (await business.call(applicationsApi.receivedCounts, { params: { jobId }, query: {} })).accepted;

test('of a hundred concurrent applies by one rep, one counts', async () => {
  const job = await postJob(business);
  const both = callers(rep);
  const calls = Array.from({ length: 100 }, (_, turn) => apply({ call: both[turn % 2] ?? rep.call }, job.id));
  const { done, refused } = await tally(calls);
  expect({ done, refused: new Set(refused) }).toEqual({ done: 1, refused: new Set(['application.already_applied']) });
});

test('of a hundred concurrent accepts for three positions, three count', async () => {
  const job = await postJob(business, { positions: 3 });
  const ids = await applicants(job.id, 100);
  const both = callers(business);
  const calls = ids.map((applicationId, turn) =>
    (both[turn % 2] ?? business.call)(applicationsApi.accept, { params: { applicationId }, body: {} }),
  );
  const { done, refused } = await tally(calls);
  expect({ done, refused: new Set(refused) }).toEqual({ done: 3, refused: new Set(['application.positions_filled']) });
  expect(await acceptedOf(job.id)).toBe(3);
});

test('reducing the number of reps while accepting one more never ends with too many', async () => {
  for (let round = 0; round < 8; round++) {
    const job = await postJob(business, { positions: 2 });
    const [one = '', two = ''] = await applicants(job.id, 2);
    const [here, there] = callers(business);
    const accept = (call: typeof here, applicationId: string) =>
      call(applicationsApi.accept, { params: { applicationId }, body: {} });
    await accept(here, one);
    const body = { ...(await jobDraft(business.call, { positions: 1, title: job.title })), version: job.version };
    const { done } = await tally([accept(there, two), here(ownJobsApi.edit, { params: { jobId: job.id }, body })]);
    expect(done).toBe(1);
    const { positions } = await business.call(ownJobsApi.show, { params: { jobId: job.id } });
    expect(await acceptedOf(job.id)).toBe(positions);
  }
});

test('of a withdrawn application resubmitted many times concurrently, one counts', async () => {
  const job = await postJob(business);
  const { id } = await apply(rep, job.id);
  await rep.call(applicationsApi.withdraw, { params: { applicationId: id } });
  const both = callers(rep);
  const calls = Array.from({ length: 40 }, (_, turn) => apply({ call: both[turn % 2] ?? rep.call }, job.id));
  const { done, refused } = await tally(calls);
  expect({ done, refused: new Set(refused) }).toEqual({ done: 1, refused: new Set(['application.already_applied']) });
  const { rows } = await first.database.pool.query(
    'select count(*)::int from application_steps where application_id = $1',
    [id],
  );
  expect(rows).toEqual([{ count: 3 }]);
});

test('of concurrent answers to an invitation, the last one counts, and none comes after a no', async () => {
  for (let round = 0; round < 8; round++) {
    const { id } = await apply(rep, (await postJob(business)).id);
    const { interview } = await propose(business, id);
    const params = { interviewId: interview?.id ?? '' };
    const [here, there] = callers(rep);
    const { done, refused } = await tally([
      here(interviewsApi.accept, { params, body: { time: interview?.times[0] ?? '' } }),
      there(interviewsApi.accept, { params, body: { time: interview?.times[1] ?? '' } }),
      here(interviewsApi.decline, { params, body: { message: 'None of them' } }),
    ]);
    expect(new Set(refused).difference(new Set(['interview.already_answered']))).toEqual(new Set());
    const { rows } = await first.database.pool.query(
      `select status, accepted_time is null as "isOff" from interviews where id = $1`,
      [params.interviewId],
    );
    expect({ rows, isAnswered: done > 0 }).toEqual({ rows: [{ status: 'declined', isOff: true }], isAnswered: true });
  }
});

test('of concurrent proposals, one is the interview that counts', async () => {
  const { id } = await apply(rep, (await postJob(business)).id);
  const both = callers(business);
  const calls = Array.from({ length: 10 }, (_, turn) => propose({ call: both[turn % 2] ?? business.call }, id));
  expect((await tally(calls)).done).toBe(10);
  const { rows } = await first.database.pool.query(
    "select count(*) filter (where status <> 'replaced')::int as current, count(*)::int as all from interviews where application_id = $1",
    [id],
  );
  expect(rows).toEqual([{ current: 1, all: 10 }]);
});

test('applicants rejected twice concurrently are rejected once', async () => {
  const job = await postJob(business);
  const ids = await applicants(job.id, 150);
  const [here, there] = callers(business);
  const reject = (call: typeof here, applicationIds: string[]) =>
    call(applicationsApi.rejectMany, { params: { jobId: job.id }, body: { applicationIds, note: 'Thank you.' } });
  const results = await Promise.all([reject(here, ids), reject(there, ids.toReversed())]);
  expect(results.map(({ rejected, notOpen }) => rejected.length + notOpen.length)).toEqual([150, 150]);
  expect(results.flatMap(({ rejected }) => rejected).toSorted()).toEqual(ids.toSorted());
  const { rows } = await first.database.pool.query(
    `select count(*)::int from application_steps s join job_applications a on a.id = s.application_id
     where a.job_id = $1 and s.status = 'rejected'`,
    [job.id],
  );
  expect(rows).toEqual([{ count: 150 }]);
});

test('an applicant invited while all pending ones are rejected is not rejected with them', async () => {
  const { id: jobId } = await postJob(business);
  const [invited = '', waiting = ''] = await applicants(jobId, 2);
  const { readAt } = await business.call(applicationsApi.receivedCounts, { params: { jobId }, query: {} });
  const invitation = await holdOpen(first, (tx) =>
    tx.db.execute(sql`update job_applications set status = 'interview' where id = ${invited}`),
  );
  const rejecting = business.call(applicationsApi.rejectMany, {
    params: { jobId },
    body: { matching: { status: 'pending', until: readAt }, note: 'Thank you for your time.' },
  });
  await areWaiting(first, 1);
  await invitation.commit();
  expect(await rejecting).toEqual({ rejected: [waiting], notOpen: [{ id: invited, status: 'interview' }] });
});
