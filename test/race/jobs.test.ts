import { expect, test, vi } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { jobsApi } from '#contract/jobs/jobs.ts';
import { jobModerationApi } from '#contract/jobs/moderation.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { closeExpiredJobs } from '#server/features/jobs/commands/close-expired-jobs.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { apply, dayFromNow, jobDraft, postJob } from '#test/support/hiring.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { codeOf, tally } from '#test/support/outcomes.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { areWaiting } from './held-transactions.ts';

const [first, second] = await openTwoTestApps();
const business = await signUpBusiness(first);
const reps = await Promise.all(Array.from({ length: 8 }, () => signUpRep(first)));

const throughBoth = (person: Person, turn: number) =>
  turn % 2 === 0 ? person.call : callerOf(second.url, person.accessToken);

async function number(query: string, ...values: unknown[]): Promise<number> {
  const { rows } = await first.database.pool.query(`select (${query})::int as number`, values);
  return rows[0].number;
}

test.each([
  ['pause', 'job.paused'],
  ['fill', 'job.filled'],
  ['close', 'job.not_active'],
] as const)('applying fails after a %s was answered', async (action, code) => {
  const [late, ...others] = reps as [Person, ...Person[]];
  for (let round = 0; round < 5; round++) {
    const job = await postJob(business);
    const ending = throughBoth(business, 1)(ownJobsApi[action], { params: { jobId: job.id } });
    const applying = tally(others.map((rep) => apply(rep, job.id)));
    await ending;
    await expectRefusal(apply(late, job.id), code);
    const { done, refused } = await applying;
    expect(refused.filter((other) => other !== code)).toEqual([]);
    expect(await number('select count(*) from job_applications where job_id = $1', job.id)).toBe(done);
  }
});

test('applying fails after a takedown was answered, and of two decisions one succeeds', async () => {
  const [late, ...others] = reps as [Person, ...Person[]];
  const admins = await Promise.all([first, second].map(async (app) => signInAdmin(app, await makeAdmin(app))));
  for (let round = 0; round < 5; round++) {
    const job = await postJob(business);
    const down = { params: { jobId: job.id }, body: { reason: 'A scam.' } };
    const deciding = tally(admins.map(({ call }) => call(jobModerationApi.takeDownJob, down)));
    const applying = tally(others.map((rep) => apply(rep, job.id)));
    expect(await deciding).toEqual({ done: 1, refused: ['job.already_taken_down'] });
    await expectRefusal(apply(late, job.id), 'job.not_active');
    const { done, refused } = await applying;
    expect(refused.filter((other) => other !== 'job.not_active')).toEqual([]);
    expect(await number('select count(*) from job_applications where job_id = $1', job.id)).toBe(done);
  }
});

test('concurrent reports make one case, and one per rep counts', async () => {
  const job = await postJob(business);
  const body = { reason: 'fraud', details: null } as const;
  const send = (rep: Person, turn: number) =>
    throughBoth(rep, turn)(jobModerationApi.report, { params: { jobId: job.id }, body });
  const sent = await tally(reps.flatMap((rep) => [send(rep, 0), send(rep, 1)]));
  expect(sent.done).toBe(reps.length);
  expect(new Set(sent.refused)).toEqual(new Set(['job_report.already_sent']));
  expect(await number('select count(*) from job_cases where job_id = $1', job.id)).toBe(1);
  expect(await number('select entries from job_cases where job_id = $1', job.id)).toBe(reps.length);
});

test.each([
  ['an edit', 'version = version + 1', 'job.changed'],
  ['a pause', "status = 'paused'", 'job.paused'],
  ['a fill', "status = 'filled', closed_at = now()", 'job.filled'],
  ['a close', "status = 'closed', closed_at = now()", 'job.not_active'],
  ['a taking down', "status = 'taken_down', closed_at = now()", 'job.not_active'],
] as const)('applying while %s is being written waits for it, and is refused', async (_name, change, code) => {
  const rep = reps[0] as Person;
  const job = await postJob(business);
  const writing = await first.database.pool.connect();
  try {
    await writing.query('begin');
    await writing.query(`update jobs set ${change} where id = $1`, [job.id]);
    let answered = false;
    const applying = apply(rep, job.id, 'As I read it', job.version).finally(() => {
      answered = true;
    });
    const refusal = expectRefusal(applying, code);
    const waiting = `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitFor(async () => expect(answered || (await number(waiting)) > 0).toBe(true), { timeout: 20_000 });
    await writing.query('commit');
    await refusal;
  } finally {
    writing.release();
  }
  expect(await number('select count(*) from job_applications where job_id = $1', job.id)).toBe(0);
});

test('a business that reopens a job while being suspended waits for it, and is refused', async () => {
  const owner = await signUpBusiness(first);
  const { id } = await postJob(owner);
  await owner.call(ownJobsApi.pause, { params: { jobId: id } });
  const suspending = await first.database.pool.connect();
  try {
    await suspending.query('begin');
    await suspending.query(`update users set banned_until = now() + interval '1 day' where id = $1`, [owner.userId]);
    const reopening = owner.call(ownJobsApi.reopen, { params: { jobId: id }, body: {} });
    const refusal = expectRefusal(reopening, 'account.suspended');
    await areWaiting(first, 1);
    // Locked next by the suspension's close: it would wait for this one. A task that matches the job may hold it for a
    // moment.
    await suspending.query(`set local lock_timeout = '2s'`);
    await suspending.query('select from jobs where id = $1 for update', [id]);
    await suspending.query('commit');
    await refusal;
  } finally {
    // Destroyed, not released: after a failure it would keep its locks.
    suspending.release(true);
  }
});

test('edit against apply: each rep applied for the version they read, or was refused', async () => {
  for (let round = 0; round < 5; round++) {
    const job = await postJob(business, { compensationCents: 200_000 });
    const body = { ...(await jobDraft(business.call, { compensationCents: 100_000 })), version: job.version };
    const applying = Promise.allSettled(
      reps.map((rep, turn) => apply({ call: throughBoth(rep, turn) }, job.id, 'For R2,000', job.version)),
    );
    await throughBoth(business, 1)(ownJobsApi.edit, { params: { jobId: job.id }, body });
    for (const [turn, result] of (await applying).entries()) {
      const rep = reps[turn] as Person;
      if (result.status === 'rejected') {
        expect(codeOf(result.reason)).toBe('job.changed');
        expect(await rep.call(jobForRepApi.show, { params: { jobId: job.id } })).toMatchObject({ myApplication: null });
        continue;
      }
      const { items } = await rep.call(applicationsApi.track, { query: {} });
      expect(items[0]).toMatchObject({ jobEditedSince: true, job: { id: job.id, compensationCents: 200_000 } });
    }
  }
});

test('of five concurrent edits of one version, one counts, and nothing of the others', async () => {
  for (let round = 0; round < 5; round++) {
    const job = await postJob(business);
    const draft = await jobDraft(business.call);
    const calls = Array.from({ length: 5 }, (_, turn) =>
      throughBoth(business, turn)(ownJobsApi.edit, {
        params: { jobId: job.id },
        body: { ...draft, title: `Title ${turn}`, description: `Description ${turn}`, version: job.version },
      }),
    );
    const { done, refused } = await tally(calls);
    expect({ done, refused }).toEqual({ done: 1, refused: Array(4).fill('job.changed') });
    const { title, description, version } = await business.call(ownJobsApi.show, { params: { jobId: job.id } });
    expect(description.at(-1)).toBe(title.at(-1));
    expect(version).toBe(2);
    expect(await number('select count(*) from job_versions where job_id = $1', job.id)).toBe(1);
  }
});

test('of five concurrent reopenings, one counts', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await postJob(business);
    const params = { jobId: id };
    await business.call(ownJobsApi.close, { params });
    const calls = Array.from({ length: 5 }, (_, turn) =>
      throughBoth(business, turn)(ownJobsApi.reopen, { params, body: { closesOn: dayFromNow(40 + turn) } }),
    );
    expect(await tally(calls)).toEqual({ done: 1, refused: Array(4).fill('job.already_active') });
    expect(await number(`select count(*) from events where name = 'job.reopened' and payload->>'jobId' = $1`, id)).toBe(
      1,
    );
    expect(await business.call(ownJobsApi.show, { params })).toMatchObject({ status: 'active', version: 2 });
  }
});

test('concurrent pause, fill and close end in one status, notified in order', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await postJob(business);
    const params = { jobId: id };
    await tally([
      business.call(ownJobsApi.pause, { params }),
      throughBoth(business, 1)(ownJobsApi.fill, { params }),
      business.call(ownJobsApi.close, { params }),
    ]);
    const { status } = await business.call(ownJobsApi.show, { params });
    const { rows } = await first.database.pool.query(
      `select name from events where payload->>'jobId' = $1 and name in ('job.filled', 'job.closed')`,
      [id],
    );
    expect(rows).toEqual([{ name: `job.${status}` }]);
  }
});

test('a rep who views many times concurrently is counted once, and each rep is', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await postJob(business);
    const looks = reps.flatMap((rep) =>
      Array.from({ length: 5 }, (_, turn) => throughBoth(rep, turn)(jobsApi.recordView, { params: { jobId: id } })),
    );
    await Promise.all(looks);
    expect((await business.call(ownJobsApi.show, { params: { jobId: id } })).views).toBe(reps.length);
  }
});

test('two workers that close expired jobs close each once', async () => {
  const ids = (await Promise.all(Array.from({ length: 20 }, () => postJob(business)))).map(({ id }) => id);
  await first.database.pool.query('update jobs set closes_on = $2 where id = any ($1)', [ids, dayFromNow(-1)]);
  const signal = AbortSignal.timeout(30_000);
  await Promise.all([first, second].map(({ services }) => closeExpiredJobs(services.transaction, signal)));
  // Locked rows, such as the tasks that notify of a new job, are left for the next run.
  const open = `select count(*) from jobs where status = 'active' and id = any ($1)`;
  const closeOnceMore = async () => {
    await closeExpiredJobs(first.services.transaction, signal);
    expect(await number(open, ids)).toBe(0);
  };
  await vi.waitFor(closeOnceMore, { timeout: 20_000 });
  const told = `select count(*) from events where name = 'job.closed' and payload->>'jobId' = any ($1)`;
  expect(await number(told, ids)).toBe(ids.length);
});

test('of the same job posted twice concurrently one succeeds, and the other is pointed to it', async () => {
  for (let round = 0; round < 5; round++) {
    const body = await jobDraft(business.call, { title: `Twice ${round}` });
    const { done, refused } = await tally(
      [0, 1, 2, 3].map((turn) => throughBoth(business, turn)(ownJobsApi.post, { body })),
    );
    expect([done, refused]).toEqual([1, ['job.duplicate', 'job.duplicate', 'job.duplicate']]);
  }
});

test('of reopening a job, editing another into the same, and posting the same concurrently, one counts', async () => {
  for (let round = 0; round < 8; round++) {
    const body = await jobDraft(business.call);
    const ended = await business.call(ownJobsApi.post, { body });
    await business.call(ownJobsApi.close, { params: { jobId: ended.id } });
    const other = await business.call(ownJobsApi.post, { body: { ...body, title: 'Another' } });
    const { done, refused } = await tally([
      throughBoth(business, round)(ownJobsApi.reopen, { params: { jobId: ended.id }, body: {} }),
      throughBoth(business, round + 1)(ownJobsApi.post, { body }),
      throughBoth(business, round)(ownJobsApi.edit, { params: { jobId: other.id }, body: { ...body, version: 1 } }),
    ]);
    expect([done, refused]).toEqual([1, ['job.duplicate', 'job.duplicate']]);
  }
});
