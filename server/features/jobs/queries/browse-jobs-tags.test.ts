import { expect, test } from 'vitest';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { savedSearchesApi } from '#contract/jobs/saved-searches.ts';
import { type JobFilters, jobSearchApi } from '#contract/jobs/search.ts';
import { expectRefusal } from '#test/support/api.ts';
import { postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { foldCounts } from '../commands/fold-counts.ts';

const app = await openTestApp({ work: false });
const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
const post = (title: string, tags: string[] | null) => postJob(business, { title, tags });
const beer = await post('Beer tasting in isiZulu', ['sampling', 'beer', 'zulu']);
await post('Wine tasting', ['sampling', 'wine']);
await post('Selling beer in isiXhosa', ['counter', 'beer', 'xhosa']);
await post('Never asked', null);
await post('No tag fits', []);

const find = async (query: JobFilters) => (await rep.call(jobSearchApi.browse, { query })).items.map(({ id }) => id);
const titles = async (query: JobFilters) =>
  (await rep.call(jobSearchApi.browse, { query: { ...query, sort: 'newest' } })).items.map(({ title }) => title);
const counts = async (query: JobFilters = {}) => {
  const { total, tags } = await rep.call(jobSearchApi.counts, { query });
  return { total, ...Object.fromEntries(tags.map(({ id, jobs }) => [id, jobs])) };
};

test('a job is found with one of the tags of each kind', async () => {
  expect(await titles({ tags: ['sampling'] })).toEqual(['Wine tasting', 'Beer tasting in isiZulu']);
  expect(await titles({ tags: ['beer', 'wine'] })).toEqual([
    'Selling beer in isiXhosa',
    'Wine tasting',
    'Beer tasting in isiZulu',
  ]);
  expect(await titles({ tags: ['beer', 'wine', 'sampling', 'zulu', 'xhosa'] })).toEqual(['Beer tasting in isiZulu']);
  expect(await titles({ tags: ['wine', 'zulu'] })).toEqual([]);
  expect(await titles({ tags: ['no-such-tag'] })).toEqual([]);
});

test.each<JobFilters>([{ q: 'tasting' }, { q: 'isiZulu' }, { province: 'KwaZulu-Natal' }, { jobType: 'Full-time' }])(
  'tags narrow %o, in every order',
  async (other) => {
    for (const sort of ['newest', 'pay', 'nearest'] as const)
      expect(
        (
          await rep.call(jobSearchApi.browse, {
            query: { ...other, sort, near: beer.location.id, tags: ['sampling', 'beer'] },
          })
        ).items.map(({ id }) => id),
      ).toEqual([beer.id]);
  },
);

test('tags are counted by the jobs that each would find beside the others', async () => {
  const all = { total: 5, sampling: 2, counter: 1, beer: 2, wine: 1, zulu: 1, xhosa: 1 };
  expect(await counts()).toEqual(all);
  await foldCounts(app.services);
  expect(await counts()).toEqual(all);
  // Those of the same kind as if it were chosen in place of the chosen one.
  expect(await counts({ tags: ['sampling', 'zulu'] })).toEqual({ total: 1, sampling: 1, beer: 1, zulu: 1 });
  expect(await counts({ tags: ['beer'] })).toEqual({
    total: 2,
    sampling: 1,
    counter: 1,
    beer: 2,
    wine: 1,
    zulu: 1,
    xhosa: 1,
  });
  expect(await counts({ q: 'tasting', tags: ['xhosa'] })).toEqual({ total: 0, xhosa: 0, zulu: 1 });
});

test('a confirmed tag is found and counted at once', async () => {
  const { id: jobId } = await post('Rings, confirmed later', null);
  expect(await find({ tags: ['jewellery'] })).toEqual([]);
  await business.call(ownJobsApi.confirmTags, { params: { jobId }, body: { tags: ['jewellery'], anyLanguage: false } });
  expect(await find({ tags: ['jewellery'] })).toEqual([jobId]);
  expect(await counts()).toMatchObject({ jewellery: 1 });
  await business.call(ownJobsApi.close, { params: { jobId } });
  expect(await counts()).not.toHaveProperty('jewellery');
});

test('too many tags, and what is no ID, are refused', async () => {
  for (const tags of [['a', 'b', 'c', 'd', 'e', 'f'], ['Beer'], ['']])
    await expectRefusal(rep.call(jobSearchApi.browse, { query: { tags } }), 'request.invalid');
});

test('a saved search keeps its tags', async () => {
  const filters = { tags: ['beer', 'zulu'] };
  const saved = await rep.call(savedSearchesApi.save, { body: { name: 'Beer', mail: 'daily', filters } });
  expect(saved.filters).toEqual(filters);
  const { items } = await rep.call(savedSearchesApi.list, { query: {} });
  expect(items[0]?.filters).toEqual(filters);
});
