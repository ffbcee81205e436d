import { describe, expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { jobsApi } from '#contract/jobs/jobs.ts';
import { jobStatuses } from '#contract/jobs/options.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { ownRolesApi } from '#contract/profiles/own-roles.ts';
import { expectRefusal } from '#test/support/api.ts';
import { exportOf } from '#test/support/exports.ts';
import { apply, dayFromNow, postJob } from '#test/support/hiring.ts';
import { giveLegalState } from '#test/support/legal-state.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);

const view = (who: Person, jobId: string) => who.call(jobsApi.recordView, { params: { jobId } });
const viewsOf = async (jobId: string, who = business) => (await who.call(ownJobsApi.show, { params: { jobId } })).views;

describe('the jobs of a business', () => {
  test('are listed by status, page by page', async () => {
    const owner = await signUpBusiness(app);
    const posted: string[] = [];
    for (let count = 0; count < 25; count++) posted.push((await postJob(owner)).id);
    const [paused, filled, closed, ...active] = posted;
    await owner.call(ownJobsApi.pause, { params: { jobId: paused ?? '' } });
    await owner.call(ownJobsApi.fill, { params: { jobId: filled ?? '' } });
    await owner.call(ownJobsApi.close, { params: { jobId: closed ?? '' } });
    const expected = {
      active: active.toReversed(),
      paused: [paused],
      filled: [filled],
      closed: [closed],
      taken_down: [],
    };
    for (const status of jobStatuses) {
      const first = await owner.call(ownJobsApi.list, { query: { status } });
      const cursor = first.nextCursor ?? undefined;
      const rest = cursor ? (await owner.call(ownJobsApi.list, { query: { status, cursor } })).items : [];
      expect([...first.items, ...rest].map(({ id }) => id)).toEqual(expected[status]);
    }
    await expectRefusal(owner.call(ownJobsApi.list, { query: { status: 'gone' as never } }), 'request.invalid');
  });

  test('are counted by status, without those of others', async () => {
    const owner = await signUpBusiness(app);
    expect(await owner.call(ownJobsApi.counts, {})).toEqual({
      all: 0,
      active: 0,
      paused: 0,
      filled: 0,
      closed: 0,
      taken_down: 0,
    });
    const [paused, closed] = await Promise.all(Array.from({ length: 4 }, () => postJob(owner)));
    await postJob(business);
    await owner.call(ownJobsApi.pause, { params: { jobId: paused?.id ?? '' } });
    await owner.call(ownJobsApi.close, { params: { jobId: closed?.id ?? '' } });
    expect(await owner.call(ownJobsApi.counts, {})).toEqual({
      all: 4,
      active: 2,
      paused: 1,
      filled: 0,
      closed: 1,
      taken_down: 0,
    });
    await expectRefusal(rep.call(ownJobsApi.counts, {}), 'role.business_required');
  });

  test('have applicants, views and last day', async () => {
    const job = await postJob(business, { positions: 2, closesOn: dayFromNow(3) });
    const applicants = await Promise.all([signUpRep(app), signUpRep(app)]);
    const [first] = await Promise.all(applicants.map((one) => apply(one, job.id)));
    await business.call(applicationsApi.accept, { params: { applicationId: first?.id ?? '' }, body: {} });
    for (const one of [...applicants, rep]) await view(one, job.id);
    const figures = {
      applicants: { total: 2, pending: 1, accepted: 1 },
      views: 3,
      positions: 2,
      closesOn: dayFromNow(3),
    };
    const { items } = await business.call(ownJobsApi.list, { query: { status: 'active' } });
    expect(items.find(({ id }) => id === job.id)).toMatchObject(figures);
    expect(await business.call(ownJobsApi.show, { params: { jobId: job.id } })).toMatchObject(figures);
  });
});

describe('viewing a job', () => {
  test('counts each rep once, on any number of days', async () => {
    const { id } = await postJob(business);
    expect(await viewsOf(id)).toBe(0);
    await view(rep, id);
    await view(rep, id);
    expect(await viewsOf(id)).toBe(1);
    // As if that had been yesterday.
    await app.database.pool.query('update job_views set viewed_on = viewed_on - 1 where job_id = $1', [id]);
    await view(rep, id);
    expect(await viewsOf(id)).toBe(1);
    const { rows } = await app.database.pool.query('select count(*)::int from job_views where job_id = $1', [id]);
    expect(rows).toEqual([{ count: 2 }]);
    await view(await signUpRep(app), id);
    expect(await viewsOf(id)).toBe(2);
  });

  test('does not count the business itself', async () => {
    const both = await signUpRep(app);
    await both.call(ownRolesApi.addBusinessProfile, { body: { companyName: 'Bothma and Daughters' } });
    await giveLegalState(app.database.pool, both.userId, 'business');
    const { id } = await postJob(both);
    await view(both, id);
    expect(await viewsOf(id, both)).toBe(0);
  });

  test('is for reps, and for jobs that they can see', async () => {
    const { id } = await postJob(business);
    await expectRefusal(view(business, id), 'role.rep_required');
    await business.call(ownJobsApi.pause, { params: { jobId: id } });
    await expectRefusal(view(rep, id), 'job.not_found');
    expect(await viewsOf(id)).toBe(0);
  });

  test('is stored with the account, exported and deleted with it', async () => {
    const [leaving, { id }] = await Promise.all([signUpRep(app), postJob(business)]);
    await view(leaving, id);
    const { viewedJobs } = await exportOf(app, leaving);
    expect(viewedJobs).toEqual([{ jobId: id, day: dayFromNow(0) }]);
    await leaving.call(accountApi.close, { body: { password: leaving.password } });
    const { rows } = await app.database.pool.query('select count(*)::int from job_views where job_id = $1', [id]);
    expect(rows).toEqual([{ count: 0 }]);
    expect(await viewsOf(id)).toBe(1);
  });
});
