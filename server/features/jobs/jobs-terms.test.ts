import { describe, expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import type { JobDetail } from '#contract/jobs/jobs.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { expectRefusal } from '#test/support/api.ts';
import { apply, dayFromNow, jobDraft, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const business = await signUpBusiness(app);

type Changes = Parameters<typeof jobDraft>[1];

async function edit({ id, version }: JobDetail, changes: Changes) {
  const body = { ...(await jobDraft(business.call, changes)), version };
  return business.call(ownJobsApi.edit, { params: { jobId: id }, body });
}

describe.each(['posting', 'editing'] as const)('%s', (action) => {
  const offer = async (changes: Changes) =>
    action === 'posting' ? postJob(business, changes) : edit(await postJob(business), changes);

  test('below the minimum wage is refused with the figure, and exactly at it is allowed', async () => {
    const problem = await expectRefusal(offer({ hourlyRateCents: 3_022 }), 'job.below_minimum_wage');
    expect(problem.status).toBe(422);
    expect(problem.errors).toEqual([{ field: 'hourlyRateCents', message: expect.stringContaining('R30.23 an hour') }]);
    expect(await offer({ hourlyRateCents: 3_023 })).toMatchObject({ hourlyRateCents: 3_023 });
    expect(await offer({ hourlyRateCents: null })).toMatchObject({ hourlyRateCents: null });
  });

  test.each([-1, 91])('until %i days from today is refused', async (days) => {
    const problem = await expectRefusal(offer({ closesOn: dayFromNow(days) }), 'job.closing_day_invalid');
    expect(problem.errors?.map(({ field }) => field)).toEqual(['closesOn']);
  });

  test.each([0, 90])('until %i days from today is allowed', async (days) => {
    expect(await offer({ closesOn: dayFromNow(days) })).toMatchObject({ closesOn: dayFromNow(days) });
  });

  test('for 500 reps is allowed', async () => {
    expect(await offer({ positions: 500 })).toMatchObject({ positions: 500 });
  });
});

test('an edit without a last day keeps the present one', async () => {
  const job = await postJob(business, { closesOn: dayFromNow(5) });
  expect(await edit(job, { title: 'Other' })).toMatchObject({ closesOn: dayFromNow(5), version: 2 });
});

test('an edit cannot reduce positions below the accepted reps', async () => {
  const job = await postJob(business, { positions: 3 });
  for (const applicant of await Promise.all([signUpRep(app), signUpRep(app)])) {
    const { id } = await apply(applicant, job.id);
    await business.call(applicationsApi.accept, { params: { applicationId: id }, body: {} });
  }
  const problem = await expectRefusal(edit(job, { positions: 1 }), 'job.too_few_positions');
  expect(problem.errors).toEqual([{ field: 'positions', message: expect.stringContaining('2 reps') }]);
  expect(await edit(job, { positions: 2 })).toMatchObject({ positions: 2 });
});

test('without a last day, reps can apply for 30 days, or until the job starts', async () => {
  const begins = dayFromNow(6);
  expect(await postJob(business, { startDate: begins })).toMatchObject({ closesOn: begins });
  expect(await postJob(business, { startDate: dayFromNow(40) })).toMatchObject({ closesOn: dayFromNow(30) });
  const chosen = { startDate: begins, closesOn: dayFromNow(9) };
  expect(await postJob(business, chosen)).toMatchObject(chosen);
});
