import { expect, test } from 'vitest';
import { tagsApi } from '#contract/catalogue/tags.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { inputOfJob } from '#domain/jobs/job-copy.ts';
import { expectRefusal } from '#test/support/api.ts';
import { postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const business = await signUpBusiness(app);
const show = (jobId: string) => business.call(ownJobsApi.show, { params: { jobId } });
const sampling = { id: 'sampling', kind: 'work', label: 'sampling and tastings' };
const zulu = { id: 'zulu', kind: 'language', label: 'isiZulu' };

test('tags are confirmed while a job is posted, and shown in lists', async () => {
  const job = await postJob(business, { tags: ['sampling', 'zulu', 'sampling'], anyLanguage: true });
  expect(job).toMatchObject({ tags: [sampling, zulu], anyLanguage: true, tagsAsked: true });
  const { items } = await business.call(ownJobsApi.list, { query: {} });
  expect(items[0]).toMatchObject({ id: job.id, tags: [sampling, zulu], anyLanguage: true });
});

test('a job posted without tags is asked for them once, and none is an answer', async () => {
  const { id: jobId, version } = await postJob(business);
  expect(await show(jobId)).toMatchObject({ tags: [], tagsAsked: false });
  const confirm = (tags: string[]) =>
    business.call(ownJobsApi.confirmTags, { params: { jobId }, body: { tags, anyLanguage: false } });
  await confirm([]);
  expect(await show(jobId)).toMatchObject({ tags: [], tagsAsked: true, version });
  await confirm(['sampling']);
  await confirm(['sampling']);
  expect(await show(jobId)).toMatchObject({ tags: [sampling], version });
});

test('an edit replaces the tags, and keeps them where it names none', async () => {
  const job = await postJob(business, { tags: ['sampling'] });
  const params = { jobId: job.id };
  const body = { ...inputOfJob(job), version: job.version };
  await business.call(ownJobsApi.edit, { params, body: { ...body, tags: ['zulu'], anyLanguage: true } });
  // Not a new version: nothing that applicants were promised changed.
  expect(await show(job.id)).toMatchObject({ tags: [zulu], anyLanguage: true, version: job.version });
  await business.call(ownJobsApi.edit, { params, body: { ...body, tags: null, title: 'Weekend tasters' } });
  expect(await show(job.id)).toMatchObject({ title: 'Weekend tasters', tags: [zulu], anyLanguage: true });
});

test('unknown tags and more than five of a kind are refused', async () => {
  const goods = ['beer', 'wine', 'dairy', 'shoes', 'insurance', 'cars'];
  for (const tags of [['weekends'], ['unknown'], goods]) {
    const { errors = [] } = await expectRefusal(postJob(business, { tags }), 'tag.unknown');
    expect(errors.map(({ field }) => field)).toEqual(['tags']);
  }
  const { id: jobId } = await postJob(business, { tags: ['sampling'] });
  const confirm = (tags: string[], { call } = business) =>
    call(ownJobsApi.confirmTags, { params: { jobId }, body: { tags, anyLanguage: false } });
  await expectRefusal(confirm(['weekends']), 'tag.unknown');
  await expectRefusal(confirm(['zulu'], await signUpBusiness(app)), 'job.not_found');
  await business.call(ownJobsApi.close, { params: { jobId } });
  await expectRefusal(confirm(['zulu']), 'job.already_closed');
  expect(await show(jobId)).toMatchObject({ tags: [sampling] });
});

test('tags are listed, and proposed for a text that is not stored', async () => {
  const { items } = await business.call(tagsApi.list, {});
  expect(items.find(({ id }) => id === 'sampling')).toMatchObject({ ...sampling, also: expect.any(Array) });
  const rep = await signUpRep(app);
  const body = { of: 'profile' as const, description: 'I don’t sell alcohol.', skills: ['Sampling'], pasted: null };
  expect(await rep.call(tagsApi.propose, { body })).toEqual({
    tags: [{ ...sampling, likely: true, because: { before: '', marked: 'Sampling', after: '' } }],
    refuses: [{ what: 'alcohol', because: { before: 'I ', marked: 'don’t sell alcohol', after: '.' } }],
  });
});
