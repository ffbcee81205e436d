import { describe, expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { type JobStatus, jobStatuses } from '#contract/jobs/options.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { jobSearchApi } from '#contract/jobs/search.ts';
import { expectRefusal } from '#test/support/api.ts';
import { apply, dayFromNow, jobDraft, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);

type Move = 'pause' | 'fill' | 'close';

const move = (jobId: string, action: Move, who = business) => who.call(ownJobsApi[action], { params: { jobId } });
const reopen = (jobId: string, body: { closesOn?: string; positions?: number } = {}, who = business) =>
  who.call(ownJobsApi.reopen, { params: { jobId }, body });
const show = (jobId: string) => business.call(ownJobsApi.show, { params: { jobId } });
const accept = async (jobId: string, who = rep) => {
  const { id } = await apply(who, jobId);
  await business.call(applicationsApi.accept, { params: { applicationId: id }, body: {} });
};

const toReps = { paused: 'job.paused', filled: 'job.filled', closed: 'job.not_active' } as const;
const statuses = jobStatuses.filter((status) => status !== 'taken_down');
const leadingTo = { paused: 'pause', filled: 'fill', closed: 'close' } as const;

async function jobAt(status: Exclude<JobStatus, 'taken_down'>) {
  const job = await postJob(business);
  if (status !== 'active') await move(job.id, leadingTo[status]);
  return job;
}

describe.each(['paused', 'filled', 'closed'] as const)('a %s job', (status) => {
  test('is unlisted, takes no applications, and can be reopened', async () => {
    const { id } = await jobAt(status);
    const listed = async () => (await rep.call(jobSearchApi.browse, { query: {} })).items.map((job) => job.id);
    expect(await listed()).not.toContain(id);
    await expectRefusal(rep.call(jobForRepApi.show, { params: { jobId: id } }), toReps[status]);
    await expectRefusal(apply(rep, id), toReps[status]);
    expect(await show(id)).toMatchObject({ status });

    expect(await reopen(id)).toMatchObject({ status: 'active', version: 1 });
    expect(await listed()).toContain(id);
    await apply(rep, id);
  });

  test('is still visible to its applicants', async () => {
    const job = await postJob(business);
    await apply(rep, job.id);
    await move(job.id, leadingTo[status]);
    expect(await rep.call(jobForRepApi.show, { params: { jobId: job.id } })).toMatchObject({ status });
  });

  test('cannot be moved to the status it already has', async () => {
    const { id } = await jobAt(status);
    await expectRefusal(move(id, leadingTo[status]), `job.already_${status}`);
  });
});

test('an ended job cannot be paused, filled, closed or edited', async () => {
  for (const status of ['filled', 'closed'] as const) {
    const { id, version } = await jobAt(status);
    for (const action of ['pause', 'fill', 'close'] as const)
      await expectRefusal(move(id, action), `job.already_${status}`);
    const body = { ...(await jobDraft(business.call)), title: 'Other', version };
    await expectRefusal(business.call(ownJobsApi.edit, { params: { jobId: id }, body }), `job.already_${status}`);
    expect(await show(id)).toMatchObject({ status, version: 1 });
  }
});

test('a paused job can be edited and stays paused', async () => {
  const { id, version } = await jobAt('paused');
  const body = { ...(await jobDraft(business.call)), title: 'Other', version };
  await business.call(ownJobsApi.edit, { params: { jobId: id }, body });
  expect(await show(id)).toMatchObject({ status: 'paused', title: 'Other', version: 2 });
});

test('another business or a rep cannot move a job', async () => {
  const stranger = await signUpBusiness(app);
  for (const status of statuses) {
    const { id } = await jobAt(status);
    for (const action of ['pause', 'fill', 'close'] as const) {
      await expectRefusal(move(id, action, stranger), 'job.not_found');
      await expectRefusal(move(id, action, rep), 'role.business_required');
    }
    await expectRefusal(reopen(id, {}, stranger), 'job.not_found');
    await expectRefusal(reopen(id, {}, rep), 'role.business_required');
    expect(await show(id)).toMatchObject({ status });
  }
});

describe('reopening', () => {
  test('is refused for an open job', async () => {
    const { id } = await jobAt('active');
    await expectRefusal(reopen(id), 'job.already_active');
  });

  test('needs another last day if the present one has passed', async () => {
    const { id } = await jobAt('closed');
    await app.database.pool.query('update jobs set closes_on = $2 where id = $1', [id, dayFromNow(-1)]);
    const problem = await expectRefusal(reopen(id), 'job.closing_day_invalid');
    expect(problem.errors?.map(({ field }) => field)).toEqual(['closesOn']);
    await expectRefusal(reopen(id, { closesOn: dayFromNow(-1) }), 'job.closing_day_invalid');
    await expectRefusal(reopen(id, { closesOn: dayFromNow(91) }), 'job.closing_day_invalid');
    expect(await show(id)).toMatchObject({ status: 'closed' });
    expect(await reopen(id, { closesOn: dayFromNow(90) })).toMatchObject({ status: 'active', version: 2 });
  });

  test('needs more positions if all are taken', async () => {
    const job = await postJob(business);
    await accept(job.id);
    await move(job.id, 'fill');
    const problem = await expectRefusal(reopen(job.id), 'job.no_room');
    expect(problem.errors?.map(({ field }) => field)).toEqual(['positions']);
    await expectRefusal(reopen(job.id, { positions: 1 }), 'job.no_room');
    await expectRefusal(reopen(job.id, { positions: 501 }), 'request.invalid');
    expect(await reopen(job.id, { positions: 2 })).toMatchObject({ status: 'active', positions: 2, version: 2 });
  });

  test('is refused if the minimum wage has risen above its pay', async () => {
    const { id } = await jobAt('closed');
    await app.database.pool.query('update jobs set hourly_rate_cents = 2879 where id = $1', [id]);
    const problem = await expectRefusal(reopen(id), 'job.below_minimum_wage');
    expect(problem.errors?.[0]?.field).toBe('hourlyRateCents');
  });
});

test('each action emits an event and refreshes the business', async () => {
  const owner = await signUpBusiness(app);
  const { id } = await postJob(owner);
  await move(id, 'pause', owner);
  await reopen(id, {}, owner);
  await move(id, 'fill', owner);
  await reopen(id, {}, owner);
  const body = { ...(await jobDraft(owner.call)), title: 'Other', version: 1 };
  await owner.call(ownJobsApi.edit, { params: { jobId: id }, body });
  await move(id, 'close', owner);
  const told = await app.database.pool.query(
    `select name from events where payload->>'jobId' = $1 order by created_at, id`,
    [id],
  );
  const names = 'posted paused reopened filled reopened edited closed'.split(' ').map((name) => `job.${name}`);
  expect(told.rows.map(({ name }) => name)).toEqual(names);
  const { rows } = await app.database.pool.query(`select payload from live_events where user_id = $1`, [owner.userId]);
  expect(rows.map(({ payload }) => payload)).toEqual(names.map(() => ({ type: 'job.changed', jobId: id })));
});
