import { describe, expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { jobSearchApi } from '#contract/jobs/search.ts';
import { thisWeekend } from '#domain/jobs/wanted-days.ts';
import { expectRefusal } from '#test/support/api.ts';
import { exportOf } from '#test/support/exports.ts';
import { apply, dayFromNow, jobDraft, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);

type Changes = NonNullable<Parameters<typeof jobDraft>[1]>;

const hours = { from: '09:00', to: '16:30', breakMinutes: 30 };
/** Two days of 7 hours. */
const twoDays = { kind: 'days' as const, dates: [dayFromNow(6), dayFromNow(5)], ...hours };

async function edit(jobId: string, version: number, changes: Changes) {
  const body = { ...(await jobDraft(business.call, changes)), version };
  return business.call(ownJobsApi.edit, { params: { jobId }, body });
}

async function workingDaysOf(jobId: string) {
  const { rows } = await app.database.pool.query<{ days: string[] | null }>(
    'select working_days::text[] as days from jobs where id = $1',
    [jobId],
  );
  return rows[0]?.days;
}

describe('a job with days', () => {
  test('starts on the first of them, derives its pay from day and hour, and shows both to reps', async () => {
    const { id } = await postJob(business, { schedule: twoDays, compensationCents: 190_000, hourlyRateCents: 9_999 });
    expect(await rep.call(jobForRepApi.show, { params: { jobId: id } })).toMatchObject({
      schedule: { ...twoDays, dates: [dayFromNow(5), dayFromNow(6)] },
      startDate: dayFromNow(5),
      closesOn: dayFromNow(5),
      compensationCents: 190_000,
      dayRateCents: 95_000,
      hourlyRateCents: 13_571,
      payPer: 'whole',
    });
    expect(await workingDaysOf(id)).toEqual([dayFromNow(5), dayFromNow(6)]);
  });

  test('may ask for travel on each day, which its pay is for too', async () => {
    const schedule = { ...twoDays, travelMinutes: 60 };
    const { id } = await postJob(business, { schedule, compensationCents: 48_368, hourlyRateCents: null });
    expect(await rep.call(jobForRepApi.show, { params: { jobId: id } })).toMatchObject({
      schedule: { travelMinutes: 60 },
      hourlyRateCents: 3_023,
    });
  });

  test('may end at or after midnight, and is found by the days on which it starts', async () => {
    const { id } = await postJob(business, {
      schedule: { ...twoDays, from: '20:00', to: '02:00', breakMinutes: 0, transportHome: true },
      compensationCents: 120_000,
    });
    const shown = await rep.call(jobForRepApi.show, { params: { jobId: id } });
    expect(shown).toMatchObject({
      schedule: { from: '20:00', to: '02:00', transportHome: true },
      hourlyRateCents: 10_000,
    });
    expect(await workingDaysOf(id)).toEqual([dayFromNow(5), dayFromNow(6)]);
    const midnight = await postJob(business, {
      schedule: { ...twoDays, from: '18:00', to: '24:00', transportHome: true },
    });
    expect(midnight.schedule).toMatchObject({ from: '18:00', to: '00:00' });
  });

  test.each([
    ['ending after 18:00', { from: '10:00', to: '18:05' }],
    ['past midnight', { from: '17:00', to: '00:30' }],
    ['starting before 06:00', { from: '05:30', to: '13:00' }],
  ])('%s says whether there is transport home, when posted and when edited', async (_, times) => {
    const schedule = { ...twoDays, ...times, breakMinutes: 0 };
    const job = (changes: Changes) => ({ title: `From ${times.from}`, compensationCents: 120_000, ...changes });
    const problem = await expectRefusal(postJob(business, job({ schedule })), 'job.transport_unanswered');
    expect(problem.errors).toMatchObject([{ field: 'schedule.transportHome' }]);
    const posted = await postJob(business, job({ schedule: { ...schedule, transportHome: false } }));
    expect(posted.schedule).toMatchObject({ transportHome: false });
    const byDay = await postJob(business, job({ schedule: { ...schedule, from: '06:00', to: '18:00' } }));
    await expectRefusal(edit(byDay.id, 1, job({ schedule })), 'job.transport_unanswered');
  });

  test('on a weekend night is found for that weekend', async () => {
    const [first = ''] = thisWeekend(dayFromNow(0));
    const night = { ...twoDays, dates: [first], from: '20:00', to: '02:00', transportHome: true };
    const { id } = await postJob(business, { schedule: night });
    const { items } = await rep.call(jobSearchApi.browse, { query: { when: 'weekend' } });
    expect(items.map((job) => job.id)).toContain(id);
  });

  test('repeated each week is found by every one of its days, and its pay is as stated', async () => {
    const schedule = { kind: 'weekly' as const, weekdays: ['Sun' as const, 'Sat' as const], weeks: 2, ...hours };
    const job = await postJob(business, {
      schedule,
      startDate: dayFromNow(3),
      payPer: 'day',
      dayRateCents: 95_000,
      compensationCents: 1,
    });
    expect(job).toMatchObject({ compensationCents: 380_000, schedule: { weekdays: ['Sat', 'Sun'] } });
    expect(await workingDaysOf(job.id)).toHaveLength(4);
    expect((await workingDaysOf(job.id))?.[0]).toBe(job.startDate);
  });

  test('that loses them has none left, and pays for the whole', async () => {
    const job = await postJob(business, { schedule: twoDays, payPer: 'day', dayRateCents: 95_000 });
    const edited = await edit(job.id, 1, { payPer: 'day', dayRateCents: 95_000, startDate: null });
    expect(edited).toMatchObject({ schedule: null, startDate: null, dayRateCents: null, payPer: 'whole' });
    expect(await workingDaysOf(job.id)).toBeNull();
  });

  test('differs from one with other days', async () => {
    const same = await jobDraft(business.call, { schedule: twoDays, title: 'Twice' });
    await business.call(ownJobsApi.post, { body: same });
    await expectRefusal(business.call(ownJobsApi.post, { body: same }), 'job.duplicate');
    const schedule = { ...twoDays, to: '17:00' };
    await business.call(ownJobsApi.post, { body: { ...same, schedule } });
  });

  test('edited to the same is unchanged, and applicants keep the days they applied for', async () => {
    const draft = await jobDraft(business.call, { schedule: twoDays, title: 'Kept' });
    const { id } = await business.call(ownJobsApi.post, { body: draft });
    await apply(rep, id);
    const params = { jobId: id };
    expect(await business.call(ownJobsApi.edit, { params, body: { ...draft, version: 1 } })).toMatchObject({
      version: 1,
    });
    const schedule = { ...twoDays, dates: [dayFromNow(8)] };
    expect(await business.call(ownJobsApi.edit, { params, body: { ...draft, schedule, version: 1 } })).toMatchObject({
      version: 2,
      startDate: dayFromNow(8),
    });
    const shown = await rep.call(jobForRepApi.show, { params });
    expect(shown.appliedTo).toMatchObject({ schedule: { dates: [dayFromNow(5), dayFromNow(6)] } });
    const { items } = await rep.call(applicationsApi.track, { query: {} });
    expect(items[0]?.job).toMatchObject({ schedule: { dates: [dayFromNow(5), dayFromNow(6)] } });
    const exported = (await exportOf(app, business)).jobs.find((job: { id: string }) => job.id === id);
    expect(exported).toMatchObject({
      schedule: { dates: [dayFromNow(8)] },
      formerVersions: [{ schedule: { dates: [dayFromNow(5), dayFromNow(6)] }, payPer: 'whole' }],
    });
  });

  test('cannot be reopened once its days are over', async () => {
    const { id } = await postJob(business, { schedule: twoDays });
    const params = { jobId: id };
    await business.call(ownJobsApi.pause, { params });
    await app.database.pool.query(
      `update jobs set schedule = jsonb_set(schedule, '{dates}', '["2026-01-10"]'), working_days = '{2026-01-10}' where id = $1`,
      [id],
    );
    await expectRefusal(
      business.call(ownJobsApi.reopen, { params, body: { closesOn: dayFromNow(3) } }),
      'job.days_over',
    );
  });
});

test.each<[string, Changes, string, string, string]>([
  [
    'a day that has passed',
    { schedule: { ...twoDays, dates: [dayFromNow(-1)] } },
    'job.schedule_invalid',
    'schedule.dates',
    'has passed',
  ],
  [
    'a day beyond a year',
    { schedule: { ...twoDays, dates: [dayFromNow(366)] } },
    'job.schedule_invalid',
    'schedule.dates',
    'a year',
  ],
  [
    'weeks that begin in the past',
    {
      schedule: { kind: 'weekly', weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], weeks: 1, ...hours },
      startDate: dayFromNow(-1),
    },
    'job.schedule_invalid',
    'startDate',
    'has passed',
  ],
  [
    'an end at the start',
    { schedule: { ...twoDays, to: '09:00' } },
    'request.invalid',
    'schedule.to',
    'same as the start',
  ],
  ['no days', { schedule: { ...twoDays, dates: [] } }, 'request.invalid', 'schedule.dates', 'at least one day'],
  ['a day without pay', { schedule: twoDays, payPer: 'day' }, 'job.pay_invalid', 'dayRateCents', 'a day'],
  [
    'less than the wage for its hours',
    { schedule: twoDays, compensationCents: 42_321 },
    'job.below_minimum_wage',
    'compensationCents',
    'R423.22',
  ],
  [
    'less than the wage for its hours and travel',
    { schedule: { ...twoDays, travelMinutes: 60 }, compensationCents: 48_367 },
    'job.below_minimum_wage',
    'compensationCents',
    'R483.68',
  ],
  [
    'applying after its last day',
    { schedule: twoDays, closesOn: dayFromNow(7) },
    'job.closing_day_invalid',
    'closesOn',
    'or an earlier day',
  ],
])('%s is refused on its field', async (_, changes, code, field, message) => {
  const problem = await expectRefusal(postJob(business, changes), code as 'request.invalid');
  expect(problem.errors).toEqual([{ field, message: expect.stringContaining(message) }]);
});

test('today is allowed as a day', async () => {
  expect(await postJob(business, { schedule: { ...twoDays, dates: [dayFromNow(0)] } })).toMatchObject({
    startDate: dayFromNow(0),
    closesOn: dayFromNow(0),
  });
});
