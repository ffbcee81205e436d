import { describe, expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { interviewsApi } from '#contract/applications/interviews.ts';
import { dashboardsApi } from '#contract/dashboards/dashboards.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { addDays, dayInSouthAfrica, startOfDay } from '#domain/shared/calendar-day.ts';
import { apply, dayFromNow, postJob } from '#test/support/hiring.ts';
import { agree, hoursFromNow, propose } from '#test/support/interviews.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });

async function visit(rep: Person, until: string | null = null) {
  await rep.call(dashboardsApi.visitRep, { body: { until } });
  // A decision in the same millisecond as the visit, both rounded to it, does not count as new.
  await app.database.pool.query('select pg_sleep(0.003)');
}

const people = () => Promise.all([signUpBusiness(app), signUpRep(app)]);

test('the figures of the business dashboard are counted from rows', async () => {
  const [owner, rep] = await people();
  const jobs = await Promise.all([postJob(owner), postJob(owner)]);
  const hired = await apply(rep, jobs[0]?.id ?? '');
  await apply(rep, jobs[1]?.id ?? '');
  await owner.call(applicationsApi.accept, { params: { applicationId: hired.id }, body: {} });
  expect(await owner.call(dashboardsApi.business, {})).toMatchObject({
    jobsPosted: 2,
    activeApplications: 1,
    hiredReps: 1,
  });
  const { items } = await owner.call(ownJobsApi.list, { query: {} });
  expect(items.map(({ applicants }) => applicants.total)).toEqual([1, 1]);
});

describe('the attention list of a business', () => {
  test('is empty at first', async () => {
    const [business] = await people();
    const dashboard = await business.call(dashboardsApi.business, {});
    expect(dashboard).toEqual({
      jobsPosted: 0,
      activeApplications: 0,
      hiredReps: 0,
      totalSpentCents: 0,
      attention: [],
    });
  });

  test('names the jobs whose applicants wait longest, and those that close soon', async () => {
    const [business, rep] = await people();
    const [later, first] = await Promise.all([
      postJob(business, { title: 'Later', closesOn: dayFromNow(3) }),
      postJob(business, { title: 'First', closesOn: dayFromNow(4) }),
    ]);
    const { appliedAt: since } = await apply(rep, first.id);
    const applied = await apply(rep, later.id);
    await apply(await signUpRep(app), first.id);
    const { attention } = await business.call(dashboardsApi.business, {});
    expect(attention).toEqual([
      { kind: 'waiting', jobId: first.id, jobTitle: 'First', applicants: 2, since },
      { kind: 'waiting', jobId: later.id, jobTitle: 'Later', applicants: 1, since: applied.appliedAt },
      { kind: 'closing', jobId: later.id, jobTitle: 'Later', closesOn: dayFromNow(3), pending: 1 },
    ]);
    await business.call(applicationsApi.reject, { params: { applicationId: applied.id }, body: {} });
    const left = await business.call(dashboardsApi.business, {});
    expect(left.attention.map((one) => [one.kind, one.jobTitle])).toEqual([
      ['waiting', 'First'],
      ['closing', 'Later'],
    ]);
  });

  test('names the interviews of today, and the reps for whom no time works', async () => {
    const [business, rep] = await people();
    const jobs = await Promise.all(['Today', 'Tomorrow', 'Declined'].map((title) => postJob(business, { title })));
    const [today = '', tomorrow = '', declined = ''] = await Promise.all(
      jobs.map(async ({ id }) => (await apply(rep, id)).id),
    );
    await agree(business, rep, today, [hoursFromNow(1)]);
    // Late today, whatever the hour is now.
    const tonight = new Date(startOfDay(addDays(dayInSouthAfrica(new Date()), 1)).getTime() - 1);
    await app.database.pool.query(
      'update interviews set times = array[$2::timestamptz], accepted_time = $2 where application_id = $1',
      [today, tonight],
    );
    await agree(business, rep, tomorrow, [new Date(tonight.getTime() + 60_001).toISOString()]);
    const { interview } = await propose(business, declined);
    const params = { interviewId: interview?.id ?? '' };
    await rep.call(interviewsApi.decline, { params, body: { message: 'Only after six.' } });

    const { attention } = await business.call(dashboardsApi.business, {});
    expect(attention).toMatchObject([
      { kind: 'interview', applicationId: today, repName: 'Thabo Mokoena', at: tonight.toISOString(), minutes: 30 },
      { kind: 'declined', applicationId: declined, jobTitle: 'Declined', answer: 'Only after six.' },
    ]);
    for (const applicationId of [today, declined])
      await rep.call(applicationsApi.withdraw, { params: { applicationId } });
    expect((await business.call(dashboardsApi.business, {})).attention).toEqual([]);
  });
});

describe('the dashboard of a rep', () => {
  test('shows the next interview and the invitations to answer', async () => {
    const [business, rep] = await people();
    expect(await rep.call(dashboardsApi.rep, {})).toMatchObject({
      applications: 0,
      nextInterview: null,
      invitations: [],
      news: { count: 0, since: null, items: [] },
    });
    const jobs = await Promise.all(['Soon', 'Far', 'Open'].map((title) => postJob(business, { title })));
    const [soon = '', far = '', open = ''] = await Promise.all(jobs.map(async ({ id }) => (await apply(rep, id)).id));
    await agree(business, rep, far, [hoursFromNow(200)]);
    const next = await agree(business, rep, soon, [hoursFromNow(20)]);
    await propose(business, open);
    const dashboard = await rep.call(dashboardsApi.rep, {});
    expect(dashboard).toMatchObject({
      applications: 3,
      nextInterview: { applicationId: soon, jobTitle: 'Soon', companyName: 'Ubuntu Foods', at: next.acceptedTime },
      invitations: [{ applicationId: open, jobTitle: 'Open', companyName: 'Ubuntu Foods' }],
    });
    await business.call(applicationsApi.reject, { params: { applicationId: soon }, body: {} });
    expect((await rep.call(dashboardsApi.rep, {})).nextInterview).toMatchObject({ applicationId: far });
    const other = await signUpRep(app);
    expect(await other.call(dashboardsApi.rep, {})).toMatchObject({ nextInterview: null, invitations: [] });
  });

  test('shows decisions since the last visit, and not after the next one', async () => {
    const [business, rep] = await people();
    const jobs = await Promise.all(Array.from({ length: 6 }, () => postJob(business)));
    const ids = await Promise.all(jobs.map(async ({ id }) => (await apply(rep, id)).id));
    const [before = '', ...since] = ids;
    const reject = (applicationId: string) =>
      business.call(applicationsApi.reject, { params: { applicationId }, body: {} });
    await reject(before);
    expect((await rep.call(dashboardsApi.rep, {})).news).toEqual({ count: 0, since: null, items: [] });
    await visit(rep);
    expect((await rep.call(dashboardsApi.rep, {})).news).toMatchObject({ count: 0, since: expect.any(String) });
    for (const id of since.slice(0, 4)) await reject(id);
    await rep.call(applicationsApi.withdraw, { params: { applicationId: since[4] ?? '' } });
    const { news } = await rep.call(dashboardsApi.rep, {});
    expect(news.count).toBe(4);
    expect(news.items.map(({ applicationId, status }) => [applicationId, status])).toEqual(
      since
        .slice(1, 4)
        .toReversed()
        .map((id) => [id, 'rejected']),
    );
    await visit(rep);
    expect((await rep.call(dashboardsApi.rep, {})).news).toMatchObject({ count: 0, items: [] });
  });

  test('keeps decisions made while the rep looked as new', async () => {
    const [business, rep] = await people();
    const jobs = await Promise.all(Array.from({ length: 3 }, () => postJob(business)));
    const ids = await Promise.all(jobs.map(async ({ id }) => (await apply(rep, id)).id));
    const reject = (applicationId = '') =>
      business.call(applicationsApi.reject, { params: { applicationId }, body: {} });
    const news = async () => (await rep.call(dashboardsApi.rep, {})).news;
    await visit(rep);
    await reject(ids[0]);
    const [shown] = (await news()).items;
    await reject(ids[1]);
    await visit(rep, shown?.at);
    expect((await news()).items.map((one) => one.applicationId)).toEqual([ids[1]]);
    // What was seen does not become new again, and a visit in the future counts as now.
    await visit(rep, '0000-01-01T00:00:00Z');
    expect((await news()).count).toBe(1);
    await visit(rep, '9999-12-31T23:59:59Z');
    await reject(ids[2]);
    expect((await news()).items.map((one) => one.applicationId)).toEqual([ids[2]]);
  });

  test('deletes the visits with the account', async () => {
    const rep = await signUpRep(app);
    await visit(rep);
    const visits = async () => (await app.database.pool.query('select from dashboard_visits')).rowCount;
    const before = await visits();
    await rep.call(accountApi.close, { body: { password: rep.password } });
    expect(await visits()).toBe((before ?? 0) - 1);
  });
});
