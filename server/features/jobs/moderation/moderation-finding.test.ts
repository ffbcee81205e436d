import { expect, test } from 'vitest';
import { allJobsApi } from '#contract/jobs/all-jobs.ts';
import { jobModerationApi } from '#contract/jobs/moderation.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const admin = await signInAdmin(app, await makeAdmin(app));

test('jobs are found by status, industry, name of the job or the company, and whether they were reported', async () => {
  const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
  const title = `Zebra 100% ${crypto.randomUUID()}`;
  const [one, other] = [await postJob(business, { title }), await postJob(business, { industry: 'Finance' })];
  const fraud = { reason: 'fraud', details: null } as const;
  await rep.call(jobModerationApi.report, { params: { jobId: other.id }, body: fraud });
  const down = { params: { jobId: one.id }, body: { reason: 'A scam.' } };
  await admin.call(jobModerationApi.takeDownJob, down);
  const find = async (query: object) => (await admin.call(allJobsApi.list, { query })).items.map(({ id }) => id);
  expect(await find({ search: title.toUpperCase() })).toEqual([one.id]);
  expect(await find({ search: '100% nothing' })).toEqual([]);
  expect(await find({ search: 'buntu fo' })).toEqual(expect.arrayContaining([one.id, other.id]));
  expect(await find({ status: 'taken_down', search: 'zebra' })).toEqual([one.id]);
  expect(await find({ industry: 'Finance' })).toEqual([other.id]);
  expect(await find({ reported: 'yes', industry: 'Finance' })).toEqual([other.id]);
  expect(await find({ reported: 'yes', search: 'zebra' })).toEqual([]);
});
