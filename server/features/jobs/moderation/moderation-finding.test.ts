import { describe, expect, test } from 'vitest';
import { allJobsApi } from '#contract/jobs/all-jobs.ts';
import { jobModerationApi } from '#contract/jobs/moderation.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { jobDraft, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const admin = await signInAdmin(app, await makeAdmin(app));

const look = (jobId: string) => admin.call(allJobsApi.show, { params: { jobId } });
const waiting = async (jobId: string) => {
  const found = (await look(jobId)).waiting;
  if (!found) throw new Error('Nothing waits.');
  return found;
};

describe('a word on the list', () => {
  const add = (phrase: string) => admin.call(jobModerationApi.addWord, { body: { phrase } });

  test('opens a case for jobs posted or edited with it, and blocks nothing', async () => {
    const { id: wordId } = await add('Registration Fée');
    await expectRefusal(add('registration  fee!'), 'flag_word.known');
    const business = await signUpBusiness(app);
    const draft = await jobDraft(business.call, { description: 'Pay the REGISTRATION-FEE first.' });
    const job = await business.call(ownJobsApi.post, { body: draft });
    expect(job.status).toBe('active');
    const open = await waiting(job.id);
    expect(open).toMatchObject({ words: ['Registration Fée'], entries: 1, reports: 0 });
    const seen = { version: 1, entries: 1, reason: 'Lawful.' };
    await admin.call(jobModerationApi.leave, { params: { caseId: open.id }, body: seen });

    const edit = async (version: number, change: object) =>
      business.call(ownJobsApi.edit, { params: { jobId: job.id }, body: { ...draft, ...change, version } });
    // The same words were already reviewed.
    await edit(1, { positions: 2 });
    expect((await look(job.id)).waiting).toBeNull();
    await edit(2, { positions: 2, title: 'Another title' });
    expect(await waiting(job.id)).toMatchObject({ words: ['Registration Fée'] });

    const clean = await postJob(business, { description: 'Registration is free, and there is no fee.' });
    expect((await look(clean.id)).waiting).toBeNull();
    await admin.call(jobModerationApi.removeWord, { params: { wordId } });
    const later = await postJob(business, { description: 'A registration fee again.' });
    expect((await look(later.id)).waiting).toBeNull();
    await expectRefusal(admin.call(jobModerationApi.removeWord, { params: { wordId } }), 'flag_word.not_found');
  });
});

test('finds jobs by status, industry, job or company name, and whether they were reported', async () => {
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
